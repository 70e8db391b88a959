import type { ProductSeed } from '../types.ts';
import type { Kind, Size } from './kind.ts';
import { integer, mulberry32, pick } from './random.ts';

/** Reference day of the demo catalogue; ages are counted back from it. */
const TODAY = Date.UTC(2026, 10, 20, 3);
const DAY = 86_400_000;

/** Whole baht with a usual price ending. */
function tag(baht: number, ending: number): number {
  if (baht < 30) return Math.max(5, Math.round(baht));
  const tens = Math.floor(baht / 10) * 10;
  return tens + (ending < 0.62 ? 9 : ending < 0.84 ? 5 : 0);
}

/** A rounded price close to the percentage, 10 to 40 % below the usual one. */
function dealOf(price: number, random: () => number): number {
  const off = pick(random, [10, 15, 15, 20, 20, 25, 30, 35, 40]);
  const target = (price * (100 - off)) / 100;
  const tens = Math.floor(target / 10) * 10;
  const tidy = [tens - 5, tens - 1, tens, tens + 5, tens + 9]
    .filter((baht) => price >= 30 && baht >= price * 0.6 && baht <= price * 0.9)
    .sort((one, other) => Math.abs(one - target) - Math.abs(other - target));
  return tidy[0] ?? Math.max(Math.ceil(price * 0.6), Math.floor(target));
}

/**
 * Prices in satang. A family (kind, brand and line) keeps its position within each size's range, so
 * bigger packs cost more and shades cost the same.
 */
export function priceOf(
  kind: Kind,
  size: Size,
  tier: number,
  family: number,
  random: () => number,
): Pick<ProductSeed, 'price' | 'dealPrice'> {
  const ofFamily = mulberry32(family);
  const place = (tier + ofFamily()) / 3;
  const [low, high] = size.price;
  const baht = tag(low + (high - low) * place, ofFamily());
  const restricted = kind.drugClass === 'dangerous' || kind.drugClass === 'controlled';
  const chance = kind.drugClass === 'none' ? 0.385 : 0.1;
  const deal = !restricted && baht >= 20 && random() < chance ? dealOf(baht, random) : 0;
  return { price: baht * 100, dealPrice: deal * 100 };
}

export function purchaseLimit(kind: Kind, random: () => number): number | undefined {
  if (kind.limit !== undefined) return kind.limit;
  if (kind.drugClass === 'dangerous' || kind.drugClass === 'controlled') return 2;
  if (kind.drugClass !== 'none') return integer(random, 3, 6);
  return random() < 0.06 ? pick(random, [3, 5, 6, 10, 12]) : undefined;
}

export function listsOf(kind: Kind, random: () => number): ProductSeed['lists'] {
  const draws = [random(), random(), random()];
  if (kind.drugClass !== 'none') return [];
  const lists: ProductSeed['lists'][number][] = [];
  if ((draws[0] ?? 1) < 0.044) lists.push('new-arrival');
  if ((draws[1] ?? 1) < 0.026) lists.push('week');
  if ((draws[2] ?? 1) < 0.044) lists.push('recommends');
  return lists;
}

export function onlineStock(hero: boolean, random: () => number): number {
  const draw = random();
  if (hero) return integer(random, 200, 400);
  if (draw < 0.04) return 0;
  return draw < 0.12 ? integer(random, 1, 5) : integer(random, 20, 400);
}

export function createdAt(isNew: boolean, random: () => number): string {
  const days = isNew ? integer(random, 1, 25) : integer(random, 40, 1_100);
  return new Date(TODAY - days * DAY - integer(random, 0, 7) * 3_600_000).toISOString();
}
