import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { memberCoupons } from './schema.ts';

interface Debt {
  readonly memberId: number;
  readonly coins: number;
  /** When those coins were earned: only coupons made since can contain them. */
  readonly since: Date;
  readonly at: Date;
}

/**
 * Takes coins out of a member's unused coin coupons, newest first; an emptied coupon expires. Returns the number not
 * found. Under the member's lock, which prevents new coupons.
 */
export async function takeOutOfCoupons(
  db: Database,
  { memberId, coins, since, at }: Debt,
): Promise<number> {
  if (coins === 0) return 0;
  // Locked by id, as all writers do; waits for an order that reserves one.
  const unused = await db
    .select({ id: memberCoupons.id, coins: memberCoupons.coins, taken: memberCoupons.takenBack })
    .from(memberCoupons)
    .where(
      and(
        eq(memberCoupons.memberId, memberId),
        eq(memberCoupons.status, 'ready'),
        gt(memberCoupons.coins, memberCoupons.takenBack),
        gte(memberCoupons.createdAt, since),
        gt(memberCoupons.expiresAt, at),
      ),
    )
    .orderBy(asc(memberCoupons.id))
    .for('no key update');
  let left = coins;
  for (const coupon of unused.toReversed()) {
    const part = Math.min(left, coupon.coins - coupon.taken);
    if (part === 0) break;
    const isOver = part === coupon.coins - coupon.taken;
    await db
      .update(memberCoupons)
      .set({
        takenBack: sql`${memberCoupons.takenBack} + ${part}`,
        ...(isOver ? { status: 'expired' as const } : {}),
      })
      .where(eq(memberCoupons.id, coupon.id));
    left -= part;
  }
  return left;
}
