import { and, eq, sql } from 'drizzle-orm';
import { COINS_PER_BAHT } from '../../../lib/api/contract/order-values.ts';
import { formatRoundBaht } from '../../../lib/format/money.ts';
import type { Names } from '../../core/names.ts';
import { fromBaht } from '../../core/money.ts';
import type { HeldStatus, ShopCoupon, WalletCoupon } from './ports.ts';
import { inBoth } from '../notifications/texts.ts';
import type { Database } from '../../db/client.ts';
import { brands, categories, products } from '../../db/schema/catalog.ts';
import { coupons, memberCoupons } from '../../db/schema/wallet.ts';

/** The name of what a coupon is good for; of the three tables at most one has it. */
const scopeColumns = {
  scopeEn: sql<string>`COALESCE(${products.nameEn}, ${brands.nameEn}, ${categories.nameEn}, '')`,
  scopeTh: sql<string>`COALESCE(${products.nameTh}, ${brands.nameTh}, ${categories.nameTh}, '')`,
};

const isScope = (
  scope: 'product' | 'brand' | 'category',
  table: typeof products | typeof brands | typeof categories,
) => and(eq(coupons.scope, scope), eq(table.id, coupons.scopeId));

export function selectOffers(db: Database) {
  return db
    .select({ coupon: coupons, ...scopeColumns })
    .from(coupons)
    .leftJoin(products, isScope('product', products))
    .leftJoin(brands, isScope('brand', brands))
    .leftJoin(categories, isScope('category', categories));
}

export function selectHeld(db: Database) {
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

export function toShopCoupon({ coupon, scopeEn, scopeTh }: OfferRow): ShopCoupon {
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

export function toWalletCoupon(
  { held, coupon, scopeEn, scopeTh }: HeldRow,
  now: Date,
): WalletCoupon {
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
    // One that is over tells what it was made of.
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

/** The job that writes it down comes a little later. */
function statusAt(held: typeof memberCoupons.$inferSelect, now: Date): HeldStatus {
  return held.status === 'ready' && held.expiresAt <= now ? 'expired' : held.status;
}

function ruleOf(coupon: typeof coupons.$inferSelect) {
  const { code, amount, percent, cap, minSpend, scope, scopeId, birthday } = coupon;
  return { code, amount, percent, cap, minSpend, scope, scopeId, birthday };
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
    birthday: false,
    name: inBoth('notices.coupon.coins.name', { en: values, th: values }),
    description: inBoth('notices.coupon.coins.description', { en: values, th: values }),
  };
}
