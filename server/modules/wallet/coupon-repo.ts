import {
  type SQL,
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
} from 'drizzle-orm';
import { COINS_PER_BAHT } from '../../../lib/wallet/contract-values.ts';
import { foldCode } from '../../../lib/format/code.ts';
import { formatRoundBaht } from '../../../lib/format/money.ts';
import { fromBaht } from '../../core/money.ts';
import type { Names } from '../../core/names.ts';
import { type Database, selectRows } from '../../db/client.ts';
import { brands, categories, products } from '../../db/schema/catalog.ts';
import { coupons, memberCoupons } from './schema.ts';
import { inBoth } from '../notifications/texts.ts';
import { createCouponHolds } from './coupon-holds.ts';
import type { CouponRepo, HeldStatus, ShopCoupon, WalletCoupon } from './ports.ts';

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
    offerByCode: async (code) => (await offers(eq(coupons.code, foldCode(code))))[0],
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

/** Keyset condition in list order: rows after this one; none if it belongs to another member. */
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

/** Name of the coupon's scope; at most one of the three tables has it. */
const scopeColumns = {
  scopeEn: sql<string>`COALESCE(${products.nameEn}, ${brands.nameEn}, ${categories.nameEn}, '')`,
  scopeTh: sql<string>`COALESCE(${products.nameTh}, ${brands.nameTh}, ${categories.nameTh}, '')`,
};

const isScope = (
  scope: 'product' | 'brand' | 'category',
  table: typeof products | typeof brands | typeof categories,
) => and(eq(coupons.scope, scope), eq(table.id, coupons.scopeId));

function selectOffers(db: Database) {
  return db
    .select({ coupon: coupons, ...scopeColumns })
    .from(coupons)
    .leftJoin(products, isScope('product', products))
    .leftJoin(brands, isScope('brand', brands))
    .leftJoin(categories, isScope('category', categories));
}

function selectHeld(db: Database) {
  return db
    .select({ held: memberCoupons, coupon: coupons, ...scopeColumns })
    .from(memberCoupons)
    .leftJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .leftJoin(products, isScope('product', products))
    .leftJoin(brands, isScope('brand', brands))
    .leftJoin(categories, isScope('category', categories));
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];
type HeldRow = Awaited<ReturnType<typeof selectHeld>>[number];

function toShopCoupon({ coupon, scopeEn, scopeTh }: OfferRow): ShopCoupon {
  return {
    ...ruleOf(coupon),
    id: coupon.id,
    kind: coupon.kind,
    ...textsOf(coupon),
    scopeName: { en: scopeEn, th: scopeTh },
    startsAt: coupon.startsAt,
    endsAt: coupon.endsAt,
    quota: coupon.quota,
    collected: coupon.collected,
  };
}

function toWalletCoupon({ held, coupon, scopeEn, scopeTh }: HeldRow, now: Date): WalletCoupon {
  const head = {
    memberCouponId: held.id,
    couponId: held.couponId,
    coins: held.coins,
    status: statusAt(held, now),
    orderId: held.orderId,
    usedAt: held.usedAt,
    createdAt: held.createdAt,
    expiresAt: held.expiresAt,
    scopeName: { en: scopeEn, th: scopeTh },
  };
  if (!coupon) {
    // An expired one shows its original coins.
    const coins = held.takenBack < held.coins ? held.coins - held.takenBack : held.coins;
    return { ...coinRule(held.id, coins), ...head, startsAt: held.createdAt };
  }
  return {
    ...ruleOf(coupon),
    ...head,
    kind: coupon.kind,
    ...textsOf(coupon),
    startsAt: coupon.startsAt,
  };
}

/** The job stores the expiry a little later. */
function statusAt(held: typeof memberCoupons.$inferSelect, now: Date): HeldStatus {
  return held.status === 'ready' && held.expiresAt <= now ? 'expired' : held.status;
}

function ruleOf(coupon: typeof coupons.$inferSelect) {
  const { code, amount, percent, cap, minSpend, scope, scopeId, audience } = coupon;
  const birthday = audience === 'birthday';
  return { code, amount, percent, cap, minSpend, scope, scopeId, audience, birthday };
}

function textsOf(coupon: typeof coupons.$inferSelect): { name: Names; description: Names } {
  return {
    name: { en: coupon.nameEn, th: coupon.nameTh },
    description: { en: coupon.descriptionEn, th: coupon.descriptionTh },
  };
}

/** `docs/product/account.md`, "Coins": 5 coins are 1 baht. */
function coinRule(id: number, coins: number) {
  const baht = coins / COINS_PER_BAHT;
  const values = { baht: formatRoundBaht(baht), coins: String(coins) };
  return {
    code: `COINS${String(id)}`,
    kind: 'coins' as const,
    amount: fromBaht(baht),
    percent: 0,
    cap: null,
    minSpend: 0,
    scope: 'all' as const,
    scopeId: null,
    audience: 'members' as const,
    birthday: false,
    name: inBoth('notifications-notices.coupon.coins.name', { en: values, th: values }),
    description: inBoth('notifications-notices.coupon.coins.description', {
      en: values,
      th: values,
    }),
  };
}
