import { COUPON_CLASS, type CouponKind } from './contract-values';

interface Choice {
  readonly id: number;
  readonly kind: CouponKind;
}

/** Selected ids after adding one, which replaces another of its class. */
export function withCoupon(chosen: readonly Choice[], added: Choice): number[] {
  const others = chosen.filter(
    ({ id, kind }) => id !== added.id && COUPON_CLASS[kind] !== COUPON_CLASS[added.kind],
  );
  return [...others, added].map(({ id }) => id);
}

export function withoutCoupon(chosen: readonly Choice[], removed: number): number[] {
  return chosen.filter(({ id }) => id !== removed).map(({ id }) => id);
}
