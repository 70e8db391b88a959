import { changeList, PLAIN_LIST, type ListState } from './list-state.ts';

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
  /** Value in the URL; empty when the kind says it all. */
  readonly value: string;
  readonly without: ListState;
}

/** Removable filters, in URL order. */
export function activeFilters(state: ListState): readonly ActiveFilter[] {
  const one = (
    kind: ActiveFilter['kind'],
    value: string | number | true | undefined,
    change: Partial<ListState>,
  ) =>
    value === undefined ? [] : [{ kind, value: String(value), without: changeList(state, change) }];
  const price = state.priceMin ?? state.priceMax;
  return [
    // Departments belong to the category, so they go with it.
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

/** Only the default list is indexed; filtered and sorted variants are not. */
export function isPlain(state: ListState): boolean {
  return (
    state.keyword === undefined &&
    state.sort === PLAIN_LIST.sort &&
    activeFilters(state).length === 0
  );
}

/** Adds the value, or removes it if present. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? without(values, value) : [...values, value];
}

function without<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.filter((one) => one !== value);
}
