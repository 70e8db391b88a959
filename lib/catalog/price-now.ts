import type { ProductCard } from './contract';

/** Flash sale whose price applies now; null when a deal is lower. */
export function flashNow({ now, flash }: Pick<ProductCard, 'now' | 'flash'>): ProductCard['flash'] {
  return now.kind === 'flash' ? flash : null;
}

/** Member price in baht, when below the public price. */
export function memberPrice({
  now,
  member_price: price,
  drug,
}: Pick<ProductCard, 'now' | 'member_price' | 'drug'>): number | undefined {
  const isBetter = price > 0 && price < now.amount;
  // None for restricted medicines (`docs/prices.md`).
  return isBetter && drug?.policy !== 'approval' ? price : undefined;
}
