import { changeList, PLAIN_LIST, type ListState } from './list-state.ts';

/** One thing that narrows a list, and the list without it. */
export interface ActiveFilter {
  readonly kind:
    | 'category'
    | 'dept'
    | 'brand'
    | 'attr'
    | 'price'
    | 'rating'
    | 'promotion'
    | 'inStock';
  /** As it stands in the address; empty where the kind says it all. */
  readonly value: string;
  readonly without: ListState;
}

/** What a shopper can take away one by one, in the order of the address. */
export function activeFilters(state: ListState): readonly ActiveFilter[] {
  const one = (
    kind: ActiveFilter['kind'],
    value: string | number | true | undefined,
    change: Partial<ListState>,
  ) =>
    value === undefined ? [] : [{ kind, value: String(value), without: changeList(state, change) }];
  const price = state.priceMin ?? state.priceMax;
  return [
    // A department lies in its category.
    ...one('category', state.category, { category: undefined, depts: [] }),
    ...state.depts.flatMap((slug) => one('dept', slug, { depts: without(state.depts, slug) })),
    ...state.brands.flatMap((id) => one('brand', id, { brands: without(state.brands, id) })),
    ...state.attrs.flatMap((pair) => one('attr', pair, { attrs: without(state.attrs, pair) })),
    ...one('price', price, { priceMin: undefined, priceMax: undefined }),
    ...one('rating', state.rating, { rating: undefined }),
    ...one('promotion', state.promotion, { promotion: undefined }),
    ...one('inStock', state.inStock, { inStock: undefined }),
  ];
}

/** Only the list in its own order belongs into search engines; filtered and sorted variants do not. */
export function isPlain(state: ListState): boolean {
  return (
    state.keyword === undefined &&
    state.sort === PLAIN_LIST.sort &&
    activeFilters(state).length === 0
  );
}

/** The values with one more, or without it where it was there. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? without(values, value) : [...values, value];
}

function without<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.filter((one) => one !== value);
}
