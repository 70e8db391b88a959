import type { ProductQuery } from '../api/contract/catalog.ts';
import { PRODUCT_SORTS, type ProductSort } from '../api/contract/values.ts';
import type { Locale } from '../api/contract/common.ts';
import { parseId } from '../routes.ts';

/** Divisible by 2, 3 and 4 columns. */
export const PER_PAGE = 24;
const DEFAULT_SORT: ProductSort = 'recommended';
const MAX_BAHT = 1_000_000;
const MAX_KEYWORD = 200;

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Everything a shopper chose about a list; all of it stands in the address. */
export interface ListState {
  readonly page: number;
  readonly sort: ProductSort;
  readonly keyword?: string;
  readonly inStock?: boolean;
  /** Baht. */
  readonly priceMin?: number;
  /** Baht. */
  readonly priceMax?: number;
  readonly brand?: number;
  readonly category?: number;
  /** Slug. */
  readonly dept?: string;
}

/** The filters that a shopper can take away one by one. */
export type ListFilter = 'inStock' | 'price' | 'brand' | 'category' | 'dept';

/** Undefined where the page number is none: such an address is 404. Unknown or wrong filters are ignored. */
export function parseListState(params: SearchParams): ListState | undefined {
  const page = parsePage(params['page']);
  if (page === undefined) return undefined;
  const [priceMin, priceMax] = inOrder(
    parseBaht(only(params['price_min'])),
    parseBaht(only(params['price_max'])),
  );
  const sort = PRODUCT_SORTS.find((one) => one === params['sort']) ?? DEFAULT_SORT;
  const dept = only(params['dept']);
  return {
    page,
    sort,
    keyword: parseKeyword(only(params['keyword'])),
    inStock: only(params['in_stock']) === '1' ? true : undefined,
    priceMin,
    priceMax,
    brand: parseId(only(params['brand'])),
    category: parseId(only(params['category'])),
    dept: /^[a-z0-9-]{1,64}$/.test(dept) ? dept : undefined,
  };
}

function only(value: SearchParams[string]): string {
  return typeof value === 'string' ? value : '';
}

function parsePage(value: SearchParams[string]): number | undefined {
  if (value === undefined) return 1;
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}

function parseBaht(value: string): number | undefined {
  const baht = /^\d{1,7}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : undefined;
  return baht !== undefined && baht <= MAX_BAHT ? baht : undefined;
}

function inOrder(min?: number, max?: number): readonly [min?: number, max?: number] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

function parseKeyword(value: string): string | undefined {
  const keyword = value.normalize('NFC').trim();
  return keyword === '' ? undefined : cut(keyword, MAX_KEYWORD);
}

/** At most so many code units, without halving what a reader sees as one letter. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}

/** Names and values as they stand in an address, in a fixed order; what is at its default is left out. */
export function listFields(state: ListState): readonly (readonly [name: string, value: string])[] {
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['keyword', state.keyword],
    ['category', state.category],
    ['dept', state.dept],
    ['brand', state.brand],
    ['in_stock', state.inStock ? 1 : undefined],
    ['price_min', state.priceMin],
    ['price_max', state.priceMax],
    ['sort', state.sort === DEFAULT_SORT ? undefined : state.sort],
    ['page', state.page === 1 ? undefined : state.page],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

/** The address of a list in a state; `path` has its language already. */
export function listHref(path: string, state: ListState): string {
  const query = new URLSearchParams(listFields(state).map(([name, value]) => [name, value]));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** A change of filter or order begins at the first page again. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

const WITHOUT: Readonly<Record<ListFilter, Partial<ListState>>> = {
  inStock: { inStock: undefined },
  price: { priceMin: undefined, priceMax: undefined },
  brand: { brand: undefined },
  // A department lies in its category.
  category: { category: undefined, dept: undefined },
  dept: { dept: undefined },
};

export function withoutFilter(state: ListState, filter: ListFilter): ListState {
  return changeList(state, WITHOUT[filter]);
}

/** The list itself: same keyword and order, no filter. */
export function withoutFilters(state: ListState): ListState {
  return { page: 1, sort: state.sort, keyword: state.keyword };
}

export function activeFilters(state: ListState): readonly ListFilter[] {
  const filters: readonly (readonly [ListFilter, boolean])[] = [
    ['category', state.category !== undefined && state.dept === undefined],
    ['dept', state.dept !== undefined],
    ['brand', state.brand !== undefined],
    ['inStock', state.inStock === true],
    ['price', state.priceMin !== undefined || state.priceMax !== undefined],
  ];
  return filters.flatMap(([filter, active]) => (active ? [filter] : []));
}

/** Only the list in its own order belongs into search engines; filtered and sorted variants do not. */
export function isPlain(state: ListState): boolean {
  return (
    state.keyword === undefined && state.sort === DEFAULT_SORT && activeFilters(state).length === 0
  );
}

/** What a page itself is about. */
export type ListScope = Pick<ProductQuery, 'category' | 'dept' | 'brand' | 'list'>;

/** The service's query for a state; what the page is about goes before what the address says. */
export function toProductQuery(
  locale: Locale,
  state: ListState,
  scope: ListScope = {},
): ProductQuery {
  const query = {
    locale,
    q: state.keyword,
    category: state.category,
    dept: state.dept,
    brand: state.brand,
    in_stock: state.inStock ? 'true' : undefined,
    price_min: state.priceMin,
    price_max: state.priceMax,
    sort: state.sort,
    page: state.page,
    per_page: PER_PAGE,
    ...scope,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many pages so many products fill; a list without any has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE));
}
