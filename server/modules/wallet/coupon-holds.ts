import { and, asc, eq, gt, inArray, lte, notInArray } from 'drizzle-orm';
import type { CouponRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { memberCoupons } from './schema.ts';

/** Transitions of wallet coupons (`docs/contract.md`, "Coupon states"), each conditional on its source states. */
export function createCouponHolds(
  db: Database,
): Pick<CouponRepo, 'reserve' | 'use' | 'release' | 'overdue' | 'expire'> {
  return {
    reserve: async (memberId, ids, orderId, now) => {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return true;
      const isReady = and(
        inArray(memberCoupons.id, wanted),
        eq(memberCoupons.memberId, memberId),
        eq(memberCoupons.status, 'ready'),
        gt(memberCoupons.expiresAt, now),
      );
      // Locked by id, as all writers do.
      await db
        .select({ id: memberCoupons.id })
        .from(memberCoupons)
        .where(isReady)
        .orderBy(asc(memberCoupons.id))
        .for('no key update');
      const rows = await db
        .update(memberCoupons)
        .set({ status: 'reserved', orderId })
        .where(isReady)
        .returning({ id: memberCoupons.id });
      return rows.length === wanted.length;
    },
    use: async (orderId, now) => {
      await db
        .update(memberCoupons)
        .set({ status: 'used', usedAt: now })
        .where(and(eq(memberCoupons.orderId, orderId), eq(memberCoupons.status, 'reserved')));
    },
    release: async (orderId) => {
      await db
        .update(memberCoupons)
        .set({ status: 'ready', orderId: null, usedAt: null })
        .where(
          and(
            eq(memberCoupons.orderId, orderId),
            inArray(memberCoupons.status, ['reserved', 'used']),
          ),
        );
    },
    overdue: async (now, { limit, except }) => {
      const rows = await db
        .select({ id: memberCoupons.id })
        .from(memberCoupons)
        .where(and(isOverdue(now), notInArray(memberCoupons.id, [...except])))
        .orderBy(asc(memberCoupons.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    expire: async (ids, now) => {
      await db
        .update(memberCoupons)
        .set({ status: 'expired' })
        .where(and(isOverdue(now), inArray(memberCoupons.id, [...ids])));
    },
  };
}

function isOverdue(now: Date) {
  return and(eq(memberCoupons.status, 'ready'), lte(memberCoupons.expiresAt, now));
}
