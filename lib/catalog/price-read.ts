import { activeFilters } from './active-filters.ts';
import type { PriceRead, ProductPage } from './contract.ts';
import { PLAIN_LIST, type ListState } from './list-state.ts';

interface StateAsRead {
  readonly state: ListState;
  /** Prices from the words of the query; null if the address names others, or nothing is sold at any price. */
  readonly price: PriceRead | null;
}

/** List state with the prices of the query as a filter, so that it can be removed and kept like one. */
export function asRead(
  state: ListState,
  { price_read: read, total }: Pick<ProductPage, 'price_read' | 'total'>,
): StateAsRead {
  if (!read) return { state, price: null };
  const keyword = read.keyword === '' ? undefined : read.keyword;
  const plain = { ...state, keyword, exact: keyword === undefined ? undefined : state.exact };
  const filters = activeFilters(state);
  if (filters.some(({ kind }) => kind === 'price')) return { state: plain, price: null };
  if (total === 0 && filters.length === 0 && keyword !== undefined)
    return { state: plain, price: null };
  const { min, max } = read.instead ?? read;
  return {
    state: {
      ...plain,
      priceMin: min ?? undefined,
      priceMax: max ?? undefined,
      sort: read.instead ? sortNear(state, read.instead) : state.sort,
    },
    price: read,
  };
}

/** The service puts the nearest price first, unless another order is asked. */
function sortNear({ sort }: ListState, { max }: Pick<PriceRead, 'max'>): ListState['sort'] {
  if (sort !== PLAIN_LIST.sort) return sort;
  return max === null ? 'price-asc' : 'price-desc';
}
