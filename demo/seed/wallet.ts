import { and, asc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import { COIN_COUPON_DAYS } from '../../lib/wallet/contract-values.ts';
import type { Database } from '../../server/db/client.ts';
import { members } from '../../server/db/schema/members.ts';
import { orders } from '../../server/db/schema/orders.ts';
import { coinEntries, coupons, memberCoupons } from '../../server/modules/wallet/schema.ts';
import { coinsExpireAt } from '../../server/modules/wallet/rules/coin-life.ts';
import { WALLETS, type LedgerSeed, type WalletSeed } from './wallet-data.ts';

const DAY_MS = 86_400_000;

interface Owner {
  readonly memberId: number;
  /** An order that may have used a coupon. */
  readonly orderId: string | undefined;
  readonly at: (daysAgo: number) => Date;
}

/** Seeds coins and coupons of the demo members once; wallets with entries stay unchanged. */
export async function seedWallets(db: Database, now: Date): Promise<void> {
  for (const wallet of WALLETS) {
    const [member] = await db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.phone, wallet.phone));
    if (!member || (await isOpen(db, member.id))) continue;
    const owner = {
      memberId: member.id,
      orderId: await deliveredOrder(db, member.id),
      at: (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS),
    };
    await fillLedger(db, owner, wallet);
    await fillCoupons(db, owner, wallet);
  }
}

async function isOpen(db: Database, memberId: number): Promise<boolean> {
  // Coins of demo orders exist before.
  const ofNoOrder = and(eq(coinEntries.memberId, memberId), isNull(coinEntries.orderId));
  const entries = await db.$count(coinEntries, ofNoOrder);
  return entries + (await db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))) > 0;
}

async function deliveredOrder(db: Database, memberId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.status, ['delivered', 'completed'])))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return row?.id;
}

async function fillLedger(db: Database, owner: Owner, { ledger }: WalletSeed): Promise<void> {
  for (const entry of ledger) {
    const at = owner.at(entry.daysAgo);
    await db.insert(coinEntries).values({
      memberId: owner.memberId,
      amount: entry.amount,
      remaining: entry.remaining ?? 0,
      reason: entry.reason,
      memberCouponId: await redeemed(db, owner, entry),
      at,
      expiresAt: entry.amount > 0 ? coinsExpireAt(at) : null,
    });
  }
  const ofOwner = eq(coinEntries.memberId, owner.memberId);
  const [all] = await db
    .select({ coins: sum(coinEntries.amount) })
    .from(coinEntries)
    .where(ofOwner);
  const coins = Number(all?.coins ?? 0);
  await db.update(members).set({ coins }).where(eq(members.id, owner.memberId));
}

/** The coupon bought with coins; expired if no order can have used it. */
async function redeemed(
  db: Database,
  { memberId, orderId, at }: Owner,
  { daysAgo, amount, coupon }: LedgerSeed,
): Promise<number | null> {
  if (!coupon) return null;
  const used = coupon === 'used' && orderId !== undefined;
  const [row] = await db
    .insert(memberCoupons)
    .values({
      memberId,
      coins: -amount,
      status: coupon === 'used' && !used ? 'expired' : coupon,
      orderId: used ? orderId : null,
      usedAt: used ? at(daysAgo - 1) : null,
      createdAt: at(daysAgo),
      expiresAt: at(daysAgo - COIN_COUPON_DAYS),
    })
    .returning({ id: memberCoupons.id });
  return row?.id ?? null;
}

async function fillCoupons(
  db: Database,
  { memberId, orderId, at }: Owner,
  wallet: WalletSeed,
): Promise<void> {
  const copies = [
    ...wallet.ready.map((code) => ({ code, status: 'ready' as const, orderId: null })),
    ...wallet.expired.map((code) => ({ code, status: 'expired' as const, orderId: null })),
    ...(orderId ? wallet.used.map((code) => ({ code, status: 'used' as const, orderId })) : []),
  ];
  for (const { code, status, orderId: usedBy } of copies) {
    const [coupon] = await db
      .update(coupons)
      .set({ collected: sql`${coupons.collected} + 1` })
      .where(eq(coupons.code, code))
      .returning({ id: coupons.id, expiresAt: coupons.endsAt });
    if (!coupon) continue;
    await db.insert(memberCoupons).values({
      memberId,
      couponId: coupon.id,
      status,
      orderId: usedBy,
      usedAt: usedBy === null ? null : at(8),
      createdAt: at(status === 'expired' ? 30 : 9),
      expiresAt: coupon.expiresAt,
    });
  }
}
