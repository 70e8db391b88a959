import { seedOf } from './products/random.ts';
import type { ProductSeed } from './types.ts';

/** Members with a card pay less for one product in so many. */
const ONE_IN = 6;
/** Per cent below the sale price. */
const LEAST = 3;
const MOST = 8;

/** In satang, whole baht; 0 for most products, for every medicine, and where no whole baht lies in the range. */
export function memberPriceOf({ id, drugClass, price, dealPrice }: ProductSeed): number {
  const draw = seedOf(id, 97);
  if (drugClass !== 'none' || draw % ONE_IN !== 0) return 0;
  const sale = dealPrice > 0 ? dealPrice : price;
  const off = LEAST + (Math.floor(draw / ONE_IN) % (MOST - LEAST + 1));
  const baht = Math.floor((sale * (100 - off)) / 10_000);
  return baht * 10_000 >= sale * (100 - MOST) ? baht * 100 : 0;
}
