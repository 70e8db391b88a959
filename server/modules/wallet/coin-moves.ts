import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { coinEntries } from './schema.ts';

export async function addCoins(db: Database, memberId: number, coins: number): Promise<void> {
  await db
    .update(members)
    .set({ coins: sql`${members.coins} + ${coins}` })
    .where(eq(members.id, memberId));
}

/** Takes coins out of the open entries: entry `first`, then by expiry. Under the lock of the member. */
export async function drain(
  db: Database,
  memberId: number,
  coins: number,
  first = 0,
): Promise<void> {
  await db.execute(sql`
    WITH open AS (
      SELECT id, remaining, sum(remaining) OVER (
        ORDER BY id = ${first}::int DESC, expires_at ASC NULLS LAST, id) - remaining AS before
      FROM ${coinEntries} WHERE member_id = ${memberId}::int AND remaining > 0)
    UPDATE ${coinEntries} AS entry
    SET remaining = entry.remaining - least(open.remaining, ${coins}::int - open.before)
    FROM open WHERE entry.id = open.id AND open.before < ${coins}::int`);
}

/** Removes expired coins, with a ledger line. Under the member's lock. */
export async function expireOf(db: Database, memberId: number, now: Date): Promise<void> {
  const isDue = and(
    eq(coinEntries.memberId, memberId),
    gt(coinEntries.remaining, 0),
    lte(coinEntries.expiresAt, now),
  );
  const [row] = await db
    .select({ coins: sql<number>`COALESCE(sum(${coinEntries.remaining}), 0)`.mapWith(Number) })
    .from(coinEntries)
    .where(isDue);
  const coins = row?.coins ?? 0;
  if (coins === 0) return;
  await db.update(coinEntries).set({ remaining: 0 }).where(isDue);
  await db.insert(coinEntries).values({ memberId, amount: -coins, reason: 'expired', at: now });
  await addCoins(db, memberId, -coins);
}
