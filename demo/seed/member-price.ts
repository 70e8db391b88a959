import { seedOf } from './products/random.ts';
import type { ProductSeed } from './types.ts';

/** One product in this many has a member price. */
const ONE_IN = 6;
/** Per cent below the sale price. */
const LEAST = 3;
const MOST = 8;

/** Satang, in whole baht; 0 for most products, all medicines, and if no whole baht is in range. */
export function memberPriceOf({ id, drugClass, price, dealPrice }: ProductSeed): number {
  const draw = seedOf(id, 97);
  if (drugClass !== 'none' || draw % ONE_IN !== 0) return 0;
  const sale = dealPrice > 0 ? dealPrice : price;
  const off = LEAST + (Math.floor(draw / ONE_IN) % (MOST - LEAST + 1));
  const baht = Math.floor((sale * (100 - off)) / 10_000);
  return baht * 10_000 >= sale * (100 - MOST) ? baht * 100 : 0;
}
