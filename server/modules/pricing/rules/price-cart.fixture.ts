import type { CouponRule, PriceInput, PriceableLine, PromotionRule } from './priced.ts';

const NOW = new Date('2026-03-01T05:00:00Z');

/** A line of plain goods; amounts in satang. */
export function lineOf(
  productId: number,
  listPrice: number,
  more: Partial<PriceableLine> = {},
): PriceableLine {
  return {
    productId,
    listPrice,
    qty: 1,
    dealPrice: 0,
    memberPrice: 0,
    flash: null,
    brandId: 1,
    categoryId: 1,
    medicine: false,
    restricted: false,
    ...more,
  };
}

export function groupOf(
  id: number,
  kind: PromotionRule['kind'],
  productIds: readonly number[],
  more: Partial<PromotionRule> = {},
): PromotionRule {
  return {
    id,
    kind,
    percent: 0,
    name: { en: `Group ${String(id)}`, th: `กลุ่ม ${String(id)}` },
    productIds: new Set(productIds),
    optedOut: false,
    ...more,
  };
}

export function couponOf(
  memberCouponId: number,
  kind: CouponRule['kind'],
  more: Partial<CouponRule> = {},
): CouponRule {
  return {
    memberCouponId,
    code: `CODE${String(memberCouponId)}`,
    kind,
    name: { en: `Coupon ${String(memberCouponId)}`, th: `คูปอง ${String(memberCouponId)}` },
    amount: 0,
    percent: 0,
    cap: null,
    minSpend: 0,
    scope: 'all',
    scopeId: null,
    birthday: false,
    expiresAt: new Date(NOW.getTime() + 86_400_000),
    ...more,
  };
}

/** A card holder's cart for home delivery, without offers. */
export function cartOf(
  lines: readonly PriceableLine[],
  more: Partial<PriceInput> = {},
): PriceInput {
  return {
    lines,
    promotions: [],
    coupons: [],
    member: { card: true, birthday: false },
    delivery: 'home',
    giftCards: [],
    now: NOW,
    ...more,
  };
}
