import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../../server/db/client.ts';
import { members } from '../../server/db/schema/members.ts';
import { coinEntries, coupons, giftCards } from '../../server/modules/wallet/schema.ts';
import type { Clock } from '../../server/core/ports.ts';
import { hashGiftCard } from '../../server/modules/wallet/rules/gift-card-passes.ts';
import type { Shop } from './shop.ts';

const DAY_MS = 86_400_000;

interface World extends Pick<Shop, 'db'> {
  readonly clock: Clock;
}

type CouponRow = typeof coupons.$inferInsert;

/** Coupon of 50 baht from 300 baht, valid for a week. */
export async function plantCoupon(
  { db, clock }: World,
  changes: Partial<CouponRow> = {},
): Promise<number> {
  const now = clock.now().getTime();
  const [row] = await db
    .insert(coupons)
    .values({
      code: `C${randomUUID().slice(0, 8).toUpperCase()}`,
      kind: 'amount',
      amount: 5_000,
      minSpend: 30_000,
      nameEn: '50 baht off',
      nameTh: 'ลด 50 บาท',
      descriptionEn: '50 baht off 300 baht and more',
      descriptionTh: 'ลด 50 บาท เมื่อช้อปครบ 300 บาท',
      startsAt: new Date(now - DAY_MS),
      endsAt: new Date(now + 7 * DAY_MS),
      ...changes,
    })
    .returning({ id: coupons.id });
  if (!row) throw new Error('no coupon was inserted');
  return row.id;
}

/** Unspent coins that expire after this number of days, or never. */
export async function giveCoins(
  { db, clock }: World,
  memberId: number,
  amount: number,
  days: number | null = 100,
): Promise<void> {
  const at = clock.now();
  const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_MS);
  await db
    .insert(coinEntries)
    .values({ memberId, amount, remaining: amount, reason: 'survey', at, expiresAt });
  await db
    .update(members)
    .set({ coins: sql`${members.coins} + ${amount}` })
    .where(eq(members.id, memberId));
}

export interface TestCard {
  readonly id: number;
  readonly code: string;
  readonly pin: string;
}

/** @param balance in satang */
export async function plantGiftCard(
  { db, clock, hasher }: World & Pick<Shop, 'hasher'>,
  balance: number,
  days = 365,
): Promise<TestCard> {
  const code = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
  const pin = '482913';
  const hashes = hashGiftCard(hasher, { code, pin });
  const [row] = await db
    .insert(giftCards)
    .values({
      codeHash: hashes.code,
      pinHash: hashes.pin,
      lastFour: code.slice(-4),
      balance,
      expiresAt: new Date(clock.now().getTime() + days * DAY_MS),
    })
    .returning({ id: giftCards.id });
  if (!row) throw new Error('no gift card was inserted');
  return { id: row.id, code, pin };
}

/** COINS of `docs/quality.md`, "Invariants" for every member, by the ledger and by its remaining amounts. */
export async function expectCoins(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT m.id, m.coins, sum(e.amount) AS ledger, sum(e.remaining) AS remaining
      FROM members m LEFT JOIN coin_entries e ON e.member_id = m.id GROUP BY m.id
      HAVING m.coins <> COALESCE(sum(e.amount), 0) OR m.coins <> COALESCE(sum(e.remaining), 0)
        OR m.coins < 0`,
  );
  expect(wrong, 'COINS').toEqual([]);
}

/** Copies in wallets equal the counter; a reserved or used copy names its order. */
export async function expectCoupons(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT c.id, c.quota, c.collected, count(m.id) AS copies
      FROM coupons c LEFT JOIN member_coupons m ON m.coupon_id = c.id GROUP BY c.id
      HAVING count(m.id) <> c.collected OR c.collected > c.quota`,
  );
  expect(wrong, 'copies of coupons').toEqual([]);
}
