import type { ProductSort } from '../../../../lib/catalog/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Near, PageOf, ProductFacets, ProductSearch, Selection } from '../ports.ts';
import { readQuery, type QueryReading } from './read-query.ts';
import type { CatalogRepo, ProductSummary } from '../../catalog/ports.ts';

export interface ProductListRequest extends Omit<Selection, 'query'> {
  /** Text typed by the shopper; text without words finds nothing. */
  readonly query?: string | undefined;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly facets?: boolean;
}

export interface ProductList extends Pick<
  QueryReading,
  'didYouMean' | 'corrected' | 'leftOut' | 'price'
> {
  readonly rows: readonly ProductSummary[];
  readonly total: number;
  /** Null when not requested. */
  readonly facets: ProductFacets | null;
  /** Departments and brands to suggest for a query without results. */
  readonly near: Near;
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
    const rowsOf = (ids: readonly number[]) => catalog.productsById(ids, clock.now());
    const [reading, counted] = await Promise.all([
      readQuery({ search, rowsOf }, query, selection, slice),
      hasWords ? null : count(selection),
    ]);
    const { found, didYouMean, corrected, leftOut, price } = reading;
    const [rows, countedAsRead, near] = await Promise.all([
      rowsOf(found.ids),
      // Text search may have reworded the query.
      hasWords ? count(reading.selection) : counted,
      hasWords && found.total === 0 ? search.near(price?.rest ?? query) : NOTHING_NEAR,
    ]);
    return {
      ...{ rows, total: found.total, facets: countedAsRead },
      ...{ didYouMean, corrected, leftOut, near, price },
    };
  };
}

const NOTHING_NEAR: Near = { shelves: [], brands: [] };
