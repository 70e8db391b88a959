import type { CouponKind } from '@/lib/api/contract/order-values';

/**
 * One of each goes together: of the shop, for the delivery, of coins (`docs/product/cart.md`, "Coupons in a price").
 */
function classOf(kind: CouponKind): 'shop' | 'delivery' | 'coins' {
  if (kind === 'coins') return 'coins';
  return kind === 'free_delivery' ? 'delivery' : 'shop';
}

interface Couponed {
  readonly id: number;
  readonly kind: CouponKind;
}

/** Ids of what is chosen once this one is too: it takes the place of another of its class. */
export function withCoupon(chosen: readonly Couponed[], added: Couponed): readonly number[] {
  const others = chosen.filter(
    ({ id, kind }) => id !== added.id && classOf(kind) !== classOf(added.kind),
  );
  return [...others.map(({ id }) => id), added.id];
}

export function withoutCoupon(chosen: readonly Couponed[], removed: number): readonly number[] {
  return chosen.filter(({ id }) => id !== removed).map(({ id }) => id);
}
