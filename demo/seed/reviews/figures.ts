import { integer, mulberry32, seedOf } from '../products/random.ts';
import type { ProductSeed } from '../types.ts';

export type Reviewed = Pick<ProductSeed, 'id' | 'drugClass' | 'lists'>;

/** Larger catalogues are for benchmarks; their additional products are not reviewed. */
export const REVIEWED_PRODUCTS = 2_000;

/** The stars of each review of a product; none for medicines (`docs/product/browse.md`, "Reviews"). */
export function starsOf({ id, drugClass, lists }: Reviewed): readonly number[] {
  if (drugClass !== 'none' || id > REVIEWED_PRODUCTS) return [];
  const random = mulberry32(seedOf(id, 313));
  const count = countOf(lists, random);
  const delighted = random() < 0.06 ? 0.35 : 0.52 + random() * 0.3;
  return Array.from({ length: count }, () => starOf(delighted, random));
}

export interface RatingSums {
  readonly sum: number;
  readonly count: number;
}

export function ratingOf(product: Reviewed): RatingSums {
  const stars = starsOf(product);
  return { sum: stars.reduce((sum, one) => sum + one, 0), count: stars.length };
}

function countOf(lists: Reviewed['lists'], random: () => number): number {
  if (lists.includes('new-arrival')) return integer(random, 0, 6);
  if (lists.length > 0) return integer(random, 28, 64);
  return random() < 0.09 ? 0 : 1 + Math.floor(random() ** 1.5 * 34);
}

/** Most ratings below five stars are four. */
function starOf(delighted: number, random: () => number): number {
  if (random() < delighted) return 5;
  const draw = random();
  if (draw < 0.62) return 4;
  if (draw < 0.82) return 3;
  return draw < 0.91 ? 2 : 1;
}
