import type { CatalogRepo } from '../domain/catalog/ports.ts';

/** Everything the routes call; `compose.ts` builds it. */
export interface UseCases {
  readonly catalog: Pick<CatalogRepo, 'categories' | 'brandCategories'>;
}
