import type { ProductQuery } from './contract.ts';
import { PRODUCT_SORTS, type ProductSort } from '../api/contract-values.ts';
import type { Locale } from '../api/contract.ts';
import { withQuery } from '../format/query.ts';
import {
  allValues,
  oneValue,
  parsePage,
  type PageParams,
  type ParamValue,
} from '../pages/search-params.ts';
import { parseId } from '../pages/segments.ts';
import { cleanKeyword } from './keyword.ts';

/** Divisible by 2, 3 and 4 columns. */
export const PER_PAGE = 24;
const DEFAULT_SORT: ProductSort = 'recommended';
const MAX_BAHT = 1_000_000;
const MAX_STARS = 5;
/** Limit of values per filter; the service accepts 50. */
const MAX_VALUES = 20;

export type ListParams = PageParams<'search'>;

/** List state, held entirely in the URL. Multiple values are sorted. */
export interface ListState {
  readonly page: number;
  readonly sort: ProductSort;
  readonly keyword?: string | undefined;
  /** Search for the keyword as typed, without correction. */
  readonly exact?: true | undefined;
  readonly category?: number | undefined;
  /** Slugs. */
  readonly depts: readonly string[];
  readonly brands: readonly number[];
  /** `key:value`. */
  readonly attrs: readonly string[];
  /** Baht. */
  readonly priceMin?: number | undefined;
  /** Baht. */
  readonly priceMax?: number | undefined;
  /** Minimum average stars. */
  readonly rating?: number | undefined;
  readonly promotion?: true | undefined;
  readonly inStock?: true | undefined;
}

export const PLAIN_LIST: ListState = {
  page: 1,
  sort: DEFAULT_SORT,
  depts: [],
  brands: [],
  attrs: [],
};

/** Undefined for an invalid page number, which is a 404. Unknown or invalid filters are ignored. */
export function parseListState(params: Partial<ListParams>): ListState | undefined {
  const page = parsePage(params.page);
  if (page === undefined) return undefined;
  const [priceMin, priceMax] = inOrder(
    parseBaht(oneValue(params.price_min)),
    parseBaht(oneValue(params.price_max)),
  );
  const keyword = cleanKeyword(oneValue(params.keyword)) || undefined;
  return {
    page,
    sort: PRODUCT_SORTS.find((one) => one === params.sort) ?? DEFAULT_SORT,
    keyword,
    exact: keyword === undefined ? undefined : parseFlag(params.exact),
    category: parseId(oneValue(params.category)),
    depts: inAlphabet(matching(params.dept, /^[a-z0-9-]{1,64}$/)),
    brands: inNumber(allValues(params.brand).flatMap((value) => parseId(value) ?? [])),
    attrs: inAlphabet(matching(params.attr, /^[a-z0-9-]{1,32}:[a-z0-9-]{1,48}$/)),
    priceMin,
    priceMax,
    rating: parseStars(oneValue(params.rating)),
    promotion: parseFlag(params.promotion),
    inStock: parseFlag(params.in_stock),
  };
}

function matching(value: ParamValue, pattern: RegExp): readonly string[] {
  return allValues(value).filter((one) => pattern.test(one));
}

function inAlphabet(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort().slice(0, MAX_VALUES);
}

function inNumber(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((one, other) => one - other).slice(0, MAX_VALUES);
}

function parseFlag(value: ParamValue): true | undefined {
  return value === '1' ? true : undefined;
}

function parseStars(value: string): number | undefined {
  return /^\d$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_STARS
    ? Number(value)
    : undefined;
}

function parseBaht(value: string): number | undefined {
  const text = value.trim();
  const baht = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
  return baht !== undefined && baht <= MAX_BAHT ? baht : undefined;
}

function inOrder(min?: number, max?: number): readonly [min?: number, max?: number] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

/** URL parameters in a fixed order, without defaults. */
export function listFields(state: ListState): readonly (readonly [name: string, value: string])[] {
  const fields: readonly (readonly [keyof ListParams, string | number | true | undefined])[] = [
    ['keyword', state.keyword],
    ['exact', state.exact],
    ['category', state.category],
    ...state.depts.map((slug) => ['dept', slug] as const),
    ...state.brands.map((id) => ['brand', id] as const),
    ...state.attrs.map((pair) => ['attr', pair] as const),
    ['price_min', state.priceMin],
    ['price_max', state.priceMax],
    ['rating', state.rating],
    ['promotion', state.promotion],
    ['in_stock', state.inStock],
    ['sort', state.sort === DEFAULT_SORT ? undefined : state.sort],
    ['page', state.page === 1 ? undefined : state.page],
  ];
  return fields.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === true ? '1' : String(value)]],
  );
}

/** URL of a list state; `path` includes the language. */
export function listHref(path: string, state: ListState): string {
  const query = new URLSearchParams(listFields(state).map(([name, value]) => [name, value]));
  return withQuery(path, query);
}

/** Changes a filter or the order, and returns to the first page. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const { depts, brands, attrs, ...changed } = { ...state, page: 1, ...change };
  return {
    ...changed,
    depts: inAlphabet(depts),
    brands: inNumber(brands),
    attrs: inAlphabet(attrs),
  };
}

/** Clears the filters; keeps keyword and order. */
export function withoutFilters({ sort, keyword, exact }: ListState): ListState {
  return { ...PLAIN_LIST, sort, keyword, exact };
}

/** Fixed scope of a page. */
export type ListScope = Pick<ProductQuery, 'category' | 'list' | 'promotion_group'> & {
  readonly dept?: string;
  readonly brand?: number;
};

/** Overrides URL parameters that contradict the scope of the page. */
export function withinScope(state: ListState, scope: ListScope): ListState {
  return {
    ...state,
    ...(scope.category === undefined ? {} : { category: undefined }),
    ...(scope.dept === undefined ? {} : { depts: [] }),
    ...(scope.brand === undefined ? {} : { brands: [] }),
  };
}

/** Service query of a state; the scope of the page takes precedence over the URL. */
export function toProductQuery(
  locale: Locale,
  state: ListState,
  scope: ListScope = {},
): ProductQuery {
  const query = {
    locale,
    q: state.keyword,
    category: state.category,
    dept: severalOf(state.depts),
    brand: severalOf(state.brands),
    attr: severalOf(state.attrs),
    price_min: state.priceMin,
    price_max: state.priceMax,
    rating: state.rating,
    promotion: state.promotion && 'true',
    in_stock: state.inStock && 'true',
    sort: state.sort,
    page: state.page,
    per_page: PER_PAGE,
    facets: 'true',
    ...scope,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

function severalOf<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length === 0 ? undefined : [...values];
}
