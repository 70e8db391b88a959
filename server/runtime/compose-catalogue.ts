import type { Repos } from '../repos/all.ts';
import { createFindBranches, createGetBranch } from '../modules/branches/rules/find-branches.ts';
import { createGetContent } from '../modules/contents/rules/get-content.ts';
import { createListContents } from '../modules/contents/rules/list-contents.ts';
import { createGetProduct } from '../modules/catalog/rules/get-product.ts';
import { createListProducts } from '../modules/search/rules/list-products.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import { createLookBehind } from '../modules/maintenance/rules/look-behind.ts';
import { createWatchMaintenance } from '../modules/maintenance/rules/watch-maintenance.ts';
import { createPreviewPage } from '../modules/pages/rules/preview.ts';
import { createShowPages } from '../modules/pages/rules/show-pages.ts';
import { createPharmacyStatus } from '../modules/pharmacy/rules/status.ts';
import { createListReviews } from '../modules/reviews/rules/list-reviews.ts';
import type { UseCases } from './use-cases.ts';

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
