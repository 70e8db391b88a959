import type { CouponKind } from '@/lib/api/contract/order-values';

type CouponClass = 'store' | 'coins' | 'delivery';

/** One of each class may be used for an order (`docs/product/cart.md`, "Coupons in a price"). */
function couponClass(kind: CouponKind): CouponClass {
  if (kind === 'coins') return 'coins';
  return kind === 'free_delivery' ? 'delivery' : 'store';
}

interface Choice {
  readonly id: number;
  readonly kind: CouponKind;
}

/** The ids with one more coupon, in place of the one of its class. */
export function withCoupon(chosen: readonly Choice[], added: Choice): number[] {
  const others = chosen.filter(({ kind }) => couponClass(kind) !== couponClass(added.kind));
  return [...others, added].map(({ id }) => id);
}

export function withoutCoupon(chosen: readonly Choice[], id: number): number[] {
  return chosen.map((coupon) => coupon.id).filter((other) => other !== id);
}
