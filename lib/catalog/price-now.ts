import type { ProductCard } from '../api/contract/catalog';

/** The flash sale whose price is paid now; null also where a deal is lower. */
export function flashNow({ now, flash }: Pick<ProductCard, 'now' | 'flash'>): ProductCard['flash'] {
  return now.kind === 'flash' ? flash : null;
}

/** Baht that holders of the member card pay, where that is less than anybody pays. */
export function memberPrice({
  now,
  member_price: price,
  drug,
}: Pick<ProductCard, 'now' | 'member_price' | 'drug'>): number | undefined {
  const isBetter = price > 0 && price < now.amount;
  // Restricted medicines have none (`docs/prices.md`).
  return isBetter && drug?.policy !== 'approval' ? price : undefined;
}
