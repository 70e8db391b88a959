import type { CatalogRepo } from '../domain/catalog/ports.ts';
import type { GeoDirectory } from '../domain/geo/ports.ts';
import type { Authenticate } from '../domain/identity/authenticate.ts';

/** Everything the routes call; `compose.ts` builds it. */
export interface UseCases {
  readonly catalog: Pick<CatalogRepo, 'categories' | 'brandCategories'>;
  readonly geo: GeoDirectory;
  readonly identity: { readonly authenticate: Authenticate };
}
