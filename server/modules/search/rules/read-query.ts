import type { Satang } from '../../../core/money.ts';
import type { ProductSummary } from '../../catalog/ports.ts';
import type { Found, PageOf, ProductSearch, Selection } from '../ports.ts';
import { normalize } from './normalize.ts';
import { priceWordsOf, type PriceRange } from './price-words.ts';
import { searchText, type Reading } from './search-text.ts';

/** Prices that a query names. */
export interface PriceRead extends PriceRange {
  /** The query without them; empty if it says nothing else. */
  readonly rest: string;
  /** Nearest prices, if nothing is sold for those that are asked. */
  readonly instead: PriceRange | null;
}

export interface QueryReading extends Reading {
  readonly price: PriceRead | null;
}

interface World {
  readonly search: Pick<ProductSearch, 'find' | 'correct' | 'identify'>;
  /** Prices of products, in the order of the ids. */
  readonly rowsOf: (ids: readonly number[]) => Promise<readonly ProductSummary[]>;
}

const AS_ASKED = { didYouMean: null, corrected: false, leftOut: [] } as const;
const NOTHING: Found = { ids: [], total: 0 };

/**
 * Searches for the words of a query within the prices that it names, or else within the nearest prices at which
 * something is sold. A price of the selection wins over the words.
 */
export async function readQuery(
  world: World,
  query: string | undefined,
  selection: Selection,
  page: PageOf,
): Promise<QueryReading> {
  const words = query === undefined ? undefined : priceWordsOf(query);
  if (words === undefined)
    return { ...(await readWords(world, query, selection, page)), price: null };
  const { range, rest } = words;
  const price = { ...range, rest, instead: null };
  const text = normalize(rest) === '' ? undefined : rest;
  if (selection.priceMin !== undefined || selection.priceMax !== undefined)
    return { ...(await readWords(world, text, selection, page)), price };
  const asked = await readWords(world, text, within(selection, range), page);
  const instead = asked.found.total > 0 ? null : await nearestTo(world, text, selection, range);
  if (instead === null) return { ...asked, price };
  const sort = instead.max === undefined ? 'price-asc' : 'price-desc';
  const near = { ...page, sort: page.sort === 'recommended' ? sort : page.sort };
  const found = await readWords(world, text, within(selection, instead), near);
  return { ...found, price: { ...price, instead } };
}

function within(selection: Selection, { min, max }: PriceRange): Selection {
  return {
    ...selection,
    ...(min === undefined ? {} : { priceMin: min }),
    ...(max === undefined ? {} : { priceMax: max }),
  };
}

/** From the cheapest above the range, or up to the dearest below it, whichever is nearer; null if neither exists. */
async function nearestTo(
  world: World,
  text: string | undefined,
  selection: Selection,
  { min, max }: PriceRange,
): Promise<PriceRange | null> {
  const first = async (range: PriceRange, sort: 'price-asc' | 'price-desc') => {
    const one = { sort, limit: 1, offset: 0 } as const;
    const { found } = await readWords(world, text, within(selection, range), one);
    const [row] = await world.rowsOf(found.ids);
    return row && priceNow(row);
  };
  const [above, below] = await Promise.all([
    max === undefined ? undefined : first({ min: max + 1 }, 'price-asc'),
    min === undefined || min < 1 ? undefined : first({ max: min - 1 }, 'price-desc'),
  ]);
  if (above === undefined) return below === undefined ? null : { max: below };
  const isNearer = below === undefined || above - (max ?? 0) <= (min ?? 0) - below;
  return isNearer ? { min: above } : { max: below };
}

function priceNow({ price, dealPrice, flash }: ProductSummary): Satang {
  return Math.min(price, ...(dealPrice > 0 ? [dealPrice] : []), ...(flash ? [flash.price] : []));
}

/** Text without words finds nothing. */
async function readWords(
  { search }: World,
  query: string | undefined,
  selection: Selection,
  page: PageOf,
): Promise<Reading> {
  if (query === undefined)
    return { ...AS_ASKED, selection, found: await search.find(selection, page) };
  if (normalize(query) !== '') return searchText(search, query, selection, page);
  return { ...AS_ASKED, selection: { ...selection, query: NO_WORDS }, found: NOTHING };
}

const NO_WORDS = { text: '', begun: false };
