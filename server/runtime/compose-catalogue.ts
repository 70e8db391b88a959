import type { Repos } from '../repos/all.ts';
import { createFindBranches, createGetBranch } from '../domain/branches/find-branches.ts';
import { createGetContent } from '../domain/contents/get-content.ts';
import { createListContents } from '../domain/contents/list-contents.ts';
import { createGetProduct } from '../domain/catalog/get-product.ts';
import { createListProducts } from '../domain/catalog/list-products.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import { createLookBehind } from '../domain/maintenance/look-behind.ts';
import { createWatchMaintenance } from '../domain/maintenance/watch-maintenance.ts';
import { createPreviewPage } from '../domain/pages/preview.ts';
import { createShowPages } from '../domain/pages/show-pages.ts';
import { createPharmacyStatus } from '../domain/pharmacy/status.ts';
import { createListReviews } from '../domain/reviews/list-reviews.ts';
import type { UseCases } from '../http/use-cases.ts';

type Catalogue = Pick<
  UseCases,
  | 'catalog'
  | 'listProducts'
  | 'getProduct'
  | 'offers'
  | 'banners'
  | 'findBranches'
  | 'getBranch'
  | 'maintenance'
  | 'looksBehind'
  | 'contents'
  | 'pages'
  | 'previewPage'
  | 'pharmacy'
  | 'listReviews'
>;

export function composeCatalogue(
  { clock, hasher }: { readonly clock: Clock; readonly hasher: Hasher },
  repos: Repos,
): Catalogue {
  const parts = { ...repos, clock, hasher };
  const lookBehind = createLookBehind(hasher);
  return {
    catalog: repos.catalog,
    listProducts: createListProducts(parts),
    listReviews: createListReviews(parts),
    getProduct: createGetProduct(parts),
    offers: repos.offers,
    banners: repos.banners,
    findBranches: createFindBranches(parts),
    getBranch: createGetBranch(parts),
    maintenance: createWatchMaintenance(parts),
    looksBehind: (pass) => lookBehind.endOf(pass, clock.now()) !== undefined,
    contents: { list: createListContents(parts), get: createGetContent(parts) },
    pages: createShowPages(parts),
    previewPage: createPreviewPage(parts),
    pharmacy: {
      pharmacists: () => repos.pharmacy.pharmacists(),
      status: createPharmacyStatus(parts),
    },
  };
}
