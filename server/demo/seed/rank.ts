import { ratingOf } from './reviews/figures.ts';
import type { ProductSeed } from './types.ts';

const DAY_MS = 86_400_000;
/** Ages are counted back from here, so that the order is the same whenever the catalogue is made. */
const REFERENCE = Date.UTC(2026, 10, 20);

/**
 * The place in the order "recommended", higher first: well and often reviewed products, new ones for some
 * weeks, and a deal, loosened a little so that one brand or line does not stand in a block.
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

/** How many pieces the demo shop has sold already: more of what is talked about, and of small things. */
export function soldOf(product: ProductSeed): number {
  const scatter = ((product.id * 40_503) % 97) + 3;
  const cheapness = Math.max(1, 40_000 / product.price);
  return Math.round((ratingOf(product).count * 9 + scatter) * Math.min(cheapness, 4));
}
