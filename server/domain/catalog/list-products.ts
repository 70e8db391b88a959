import type { CatalogRepo, ProductFilter, ProductSummary } from './ports.ts';
import { toSearchWords } from './search-text.ts';

export interface ProductListRequest extends Omit<ProductFilter, 'words' | 'limit' | 'offset'> {
  /** As the shopper typed it; without a word in it, everything is found. */
  readonly query?: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export type ListProducts = (
  request: ProductListRequest,
) => Promise<{ rows: readonly ProductSummary[]; total: number }>;

/** A page of the products that fit; a page past the end is empty but tells the total. */
export function createListProducts({
  catalog,
}: {
  readonly catalog: Pick<CatalogRepo, 'products'>;
}): ListProducts {
  return ({ query = '', page, perPage, ...filter }) => {
    const words = toSearchWords(query);
    return catalog.products({
      ...filter,
      ...(words.length > 0 ? { words } : {}),
      limit: perPage,
      offset: (page - 1) * perPage,
    });
  };
}
