import { ratingOf } from './reviews/figures.ts';
import type { ProductSeed } from './types.ts';

const DAY_MS = 86_400_000;
/** Reference day for ages, so the order is independent of the current date. */
const REFERENCE = Date.UTC(2026, 10, 20);

/**
 * Position in the order "recommended", higher first: favours well and often reviewed products, new
 * ones for some weeks, and deals, with noise to spread brands and lines.
 */
export function rankOf(product: ProductSeed): number {
  const { id } = product;
  const rating = ratingOf(product);
  const stars = (rating.sum + 20) / (rating.count + 5);
  const ageDays = Math.max(0, (REFERENCE - Date.parse(product.createdAt)) / DAY_MS);
  const novelty = 6 * Math.exp(-ageDays / 45);
  const deal = product.dealPrice > 0 ? 2 : 0;
  const scatter = (((id * 2_654_435_761) >>> 0) / 2 ** 32) * 6;
  return Number((stars * 8 + Math.log2(1 + rating.count) + novelty + deal + scatter).toFixed(4));
}

/** Pieces sold in the demo: more of reviewed and of small products. */
export function soldOf(product: ProductSeed): number {
  const scatter = ((product.id * 40_503) % 97) + 3;
  const cheapness = Math.max(1, 40_000 / product.price);
  return Math.round((ratingOf(product).count * 9 + scatter) * Math.min(cheapness, 4));
}
