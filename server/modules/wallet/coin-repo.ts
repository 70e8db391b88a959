import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { coinsExpireAt } from './rules/coin-life.ts';
import type { CoinRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { coinEntries } from './schema.ts';
import { addCoins, drain, expireOf } from './coin-moves.ts';
import { takeOutOfCoupons } from './coin-coupons.ts';
import { lockMember } from '../../db/member-lock.ts';

/** Ledger lines by default. */
const SHOWN = 100;
/** Limit of listed expiry days. */
const SHOWN_DAYS = 12;

export function createCoinRepo(db: Database): CoinRepo {
  return {
    account: async (memberId, now, { before, limit = SHOWN } = {}) => {
      const [total, expiring, ledger] = await Promise.all([
        balance(db, memberId, now),
        expiringOf(db, memberId, now),
        db
          .select()
          .from(coinEntries)
          // A returned order whose coins were already spent leaves a ledger line of 0.
          .where(
            and(
              eq(coinEntries.memberId, memberId),
              ne(coinEntries.amount, 0),
              olderThan(memberId, before),
            ),
          )
          .orderBy(desc(coinEntries.at), desc(coinEntries.id))
          .limit(limit),
      ]);
      return { total, expiring, ledger };
    },
    lock: (memberId) => lockMember(db, memberId),
    balance: (memberId, now) => balance(db, memberId, now),
    expiringUntil: async (memberId, now, until) => {
      const [row] = await db
        .select({ coins: sumOfRemaining })
        .from(coinEntries)
        .where(and(isOpen(memberId, now), lte(coinEntries.expiresAt, until)));
      return row?.coins ?? 0;
    },
    earn: async (orderId, memberId, coins, at) => {
      if (coins <= 0) return false;
      const rows = await db
        .insert(coinEntries)
        .values({
          memberId,
          amount: coins,
          remaining: coins,
          reason: 'earned',
          orderId,
          at,
          expiresAt: coinsExpireAt(at),
        })
        .onConflictDoNothing()
        .returning({ id: coinEntries.id });
      if (rows.length > 0) await addCoins(db, memberId, coins);
      return rows.length > 0;
    },
    reward: async (memberId, coins, at) => {
      if (coins <= 0) return;
      const expiresAt = coinsExpireAt(at);
      await db
        .insert(coinEntries)
        .values({ memberId, amount: coins, remaining: coins, reason: 'survey', at, expiresAt });
      await addCoins(db, memberId, coins);
    },
    takeBackEarned: (orderId, coins, at) => takeBackEarned(db, orderId, coins, at),
    spend: async (memberId, coins, at) => {
      await lockMember(db, memberId);
      await expireOf(db, memberId, at);
      const rows = await db
        .update(members)
        .set({ coins: sql`${members.coins} - ${coins}` })
        .where(and(eq(members.id, memberId), gte(members.coins, coins)))
        .returning({ id: members.id });
      if (rows.length === 0) return false;
      await drain(db, memberId, coins);
      return true;
    },
    noteRedemption: async (memberId, coins, memberCouponId, at) => {
      await db
        .insert(coinEntries)
        .values({ memberId, amount: -coins, reason: 'redeemed', memberCouponId, at });
    },
    overdue: async (now, { limit, except }) => {
      const isOverdue = and(gt(coinEntries.remaining, 0), lte(coinEntries.expiresAt, now));
      const rows = await db
        .selectDistinct({ memberId: coinEntries.memberId })
        .from(coinEntries)
        .where(and(isOverdue, notInArray(coinEntries.memberId, [...except])))
        .orderBy(asc(coinEntries.memberId))
        .limit(limit);
      return rows.map(({ memberId }) => memberId);
    },
    expire: async (memberIds, now) => {
      for (const memberId of memberIds) {
        await lockMember(db, memberId);
        await expireOf(db, memberId, now);
      }
    },
  };
}

/** Keyset condition in ledger order: lines after this one; none if it belongs to another member. */
function olderThan(memberId: number, id: number | undefined) {
  if (id === undefined) return undefined;
  return sql`(${coinEntries.at}, ${coinEntries.id}) < (
    SELECT at, id FROM ${coinEntries} WHERE id = ${id} AND member_id = ${memberId})`;
}

const isOpen = (memberId: number, now: Date) =>
  and(
    eq(coinEntries.memberId, memberId),
    gt(coinEntries.remaining, 0),
    or(isNull(coinEntries.expiresAt), gt(coinEntries.expiresAt, now)),
  );

const sumOfRemaining = sql<number>`COALESCE(sum(${coinEntries.remaining}), 0)`.mapWith(Number);

async function balance(db: Database, memberId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: sumOfRemaining })
    .from(coinEntries)
    .where(isOpen(memberId, now));
  return row?.total ?? 0;
}

async function expiringOf(
  db: Database,
  memberId: number,
  now: Date,
): Promise<readonly { amount: number; at: Date }[]> {
  const rows = await db
    .select({ amount: sumOfRemaining, at: coinEntries.expiresAt })
    .from(coinEntries)
    .where(and(isOpen(memberId, now), isNotNull(coinEntries.expiresAt)))
    .groupBy(coinEntries.expiresAt)
    .orderBy(asc(coinEntries.expiresAt))
    .limit(SHOWN_DAYS);
  return rows.flatMap(({ amount, at }) => (at === null ? [] : [{ amount, at }]));
}

/** Written even if no coins are left, to record that it was done. */
async function takeBackEarned(
  db: Database,
  orderId: string,
  coins: number,
  at: Date,
): Promise<number> {
  const ofOrder = eq(coinEntries.orderId, orderId);
  const [earned] = await db
    .select()
    .from(coinEntries)
    .where(and(ofOrder, eq(coinEntries.reason, 'earned')));
  if (!earned) return 0;
  const { memberId } = earned;
  await lockMember(db, memberId);
  if ((await db.$count(coinEntries, and(ofOrder, eq(coinEntries.reason, 'returned')))) > 0)
    return 0;
  await expireOf(db, memberId, at);
  const wanted = Math.min(coins, earned.amount);
  const taken = Math.min(wanted, await balance(db, memberId, at));
  await db
    .insert(coinEntries)
    .values({ memberId, amount: -taken, reason: 'returned', orderId, at });
  await addCoins(db, memberId, -taken);
  await drain(db, memberId, taken, earned.id);
  return takeOutOfCoupons(db, { memberId, coins: wanted - taken, since: earned.at, at });
}
