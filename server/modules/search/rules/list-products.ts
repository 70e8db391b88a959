import type { ProductSort } from '../../../../lib/catalog/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import { normalize } from './normalize.ts';
import type { PageOf, ProductFacets, ProductSearch, Selection } from '../ports.ts';
import { searchText, type Reading } from './search-text.ts';
import type { CatalogRepo, ProductSummary, Shelf } from '../../catalog/ports.ts';

export interface ProductListRequest extends Omit<Selection, 'query'> {
  /** Text typed by the shopper; text without words finds nothing. */
  readonly query?: string | undefined;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly facets?: boolean;
}

export interface ProductList extends Pick<Reading, 'didYouMean' | 'corrected' | 'leftOut'> {
  readonly rows: readonly ProductSummary[];
  readonly total: number;
  /** Null when not requested. */
  readonly facets: ProductFacets | null;
  /** Suggested departments for a query without results. */
  readonly near: readonly Shelf[];
}

export type ListProducts = (request: ProductListRequest) => Promise<ProductList>;

/** A page of matching products; beyond the last page it is empty, but has the total. */
export function createListProducts({
  catalog,
  search,
  clock,
}: {
  readonly catalog: Pick<CatalogRepo, 'productsById'>;
  readonly search: ProductSearch;
  readonly clock: Clock;
}): ListProducts {
  return async ({ query, sort, page, perPage, facets, ...selection }) => {
    const slice: PageOf = { sort, limit: perPage, offset: (page - 1) * perPage };
    const count = (counted: Selection) => (facets ? search.facets(counted) : null);
    const hasWords = query !== undefined;
    const [reading, counted] = await Promise.all([
      read(search, query, selection, slice),
      hasWords ? null : count(selection),
    ]);
    const { found, didYouMean, corrected, leftOut } = reading;
    const [rows, countedAsRead, near] = await Promise.all([
      catalog.productsById(found.ids, clock.now()),
      // Text search may have reworded the query.
      hasWords ? count(reading.selection) : counted,
      hasWords && found.total === 0 ? search.near(query) : [],
    ]);
    return {
      ...{ rows, total: found.total, facets: countedAsRead },
      ...{ didYouMean, corrected, leftOut, near },
    };
  };
}

async function read(
  search: ProductSearch,
  query: string | undefined,
  selection: Selection,
  page: PageOf,
): Promise<Reading> {
  if (query !== undefined && normalize(query) !== '')
    return searchText(search, query, selection, page);
  const asked =
    query === undefined ? selection : { ...selection, query: { text: '', begun: false } };
  const found = query === undefined ? await search.find(asked, page) : { ids: [], total: 0 };
  return { selection: asked, found, didYouMean: null, corrected: false, leftOut: [] };
}
