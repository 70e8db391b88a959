import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { CouponRepo, HeldStatus } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { coupons, memberCoupons } from '../../db/schema/wallet.ts';
import { selectHeld, selectOffers, toShopCoupon, toWalletCoupon } from './coupon-rows.ts';
import { createCouponHolds } from './coupon-holds.ts';

export function createCouponRepo(db: Database): CouponRepo {
  const held = async (where: SQL | undefined, now: Date, limit?: number) => {
    const query = selectHeld(db)
      .where(where)
      .orderBy(desc(memberCoupons.createdAt), desc(memberCoupons.id));
    const rows = await (limit === undefined ? query : query.limit(limit));
    return rows.map((row) => toWalletCoupon(row, now));
  };
  const offers = async (where: SQL | undefined) => {
    const rows = await selectOffers(db)
      .where(where)
      .orderBy(asc(coupons.position), asc(coupons.id));
    return rows.map(toShopCoupon);
  };
  return {
    ...createCouponHolds(db),
    offered: (now) => offers(runs(now)),
    offer: async (id) => (await offers(eq(coupons.id, id)))[0],
    offerByCode: async (code) =>
      (await offers(eq(coupons.code, code.replaceAll(/\s/g, '').toUpperCase())))[0],
    byIds: async (memberId, ids, now) =>
      ids.length === 0
        ? []
        : held(and(ofMember(memberId), inArray(memberCoupons.id, [...ids])), now),
    ready: (memberId, now) => held(and(ofMember(memberId), isReady(now)), now),
    list: (memberId, { status, id, isOffered, before, limit }, now) =>
      held(
        and(
          ofMember(memberId),
          status && hasStatus(status, now),
          id === undefined ? undefined : eq(memberCoupons.id, id),
          isOffered ? and(isNotNull(memberCoupons.couponId), runs(now)) : undefined,
          before === undefined ? undefined : olderThan(memberId, before),
        ),
        now,
        limit,
      ),
    copyOf: async (memberId, couponId, now) =>
      (await held(and(ofMember(memberId), eq(memberCoupons.couponId, couponId)), now))[0],
    takeFromQuota: async (couponId, now) => {
      const rows = await db
        .update(coupons)
        .set({ collected: sql`${coupons.collected} + 1` })
        .where(
          and(
            eq(coupons.id, couponId),
            runs(now),
            or(isNull(coupons.quota), lt(coupons.collected, coupons.quota)),
          ),
        )
        .returning({ id: coupons.id });
      return rows.length > 0;
    },
    addCopy: async (memberId, couponId, now) => {
      const [row] = await selectRows<{ id: number }>(
        db,
        sql`INSERT INTO ${memberCoupons} (member_id, coupon_id, status, expires_at, created_at)
          SELECT ${memberId}::int, id, 'ready', ends_at, ${now.toISOString()}::timestamptz
          FROM ${coupons} WHERE id = ${couponId}
          ON CONFLICT (member_id, coupon_id) DO NOTHING RETURNING id`,
      );
      return row?.id;
    },
    insertCoinCoupon: async ({ at, ...coupon }) => {
      const [row] = await db
        .insert(memberCoupons)
        .values({ ...coupon, status: 'ready', createdAt: at })
        .returning({ id: memberCoupons.id });
      if (!row) throw new Error('The inserted coupon was not returned');
      return row.id;
    },
    idByKey: async (memberId, idempotencyKey) => {
      const [row] = await db
        .select({ id: memberCoupons.id })
        .from(memberCoupons)
        .where(and(ofMember(memberId), eq(memberCoupons.idempotencyKey, idempotencyKey)));
      return row?.id;
    },
    redemptions: async (memberId, { limit, offset }, now) => {
      const which = and(ofMember(memberId), isNull(memberCoupons.couponId));
      const [rows, [sum]] = await Promise.all([
        selectHeld(db).where(which).orderBy(desc(memberCoupons.id)).limit(limit).offset(offset),
        db.select({ total: count() }).from(memberCoupons).where(which),
      ]);
      return { rows: rows.map((row) => toWalletCoupon(row, now)), total: sum?.total ?? 0 };
    },
  };
}

function ofMember(memberId: number) {
  return eq(memberCoupons.memberId, memberId);
}

/** In the order of the list: the rows after this one, none where it is not the member's. */
function olderThan(memberId: number, id: number) {
  return sql`(${memberCoupons.createdAt}, ${memberCoupons.id}) < (
    SELECT created_at, id FROM ${memberCoupons} WHERE id = ${id} AND member_id = ${memberId})`;
}

function runs(now: Date) {
  return and(lte(coupons.startsAt, now), gt(coupons.endsAt, now));
}

function isReady(now: Date) {
  return and(eq(memberCoupons.status, 'ready'), gt(memberCoupons.expiresAt, now));
}

function hasStatus(status: Exclude<HeldStatus, 'reserved'>, now: Date) {
  if (status === 'used') return eq(memberCoupons.status, 'used');
  if (status === 'ready') return or(eq(memberCoupons.status, 'reserved'), isReady(now));
  const late = and(eq(memberCoupons.status, 'ready'), lte(memberCoupons.expiresAt, now));
  return or(eq(memberCoupons.status, 'expired'), late);
}
