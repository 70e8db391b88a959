import { DRAFT_PARTS } from '../../../lib/products/contract-values.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import { productAttributeRoutes } from './attribute-routes.ts';
import { createBulkRepo } from './bulk-repo.ts';
import { bulkChangeRoutes } from './bulk-routes.ts';
import { createDraftsRepo } from './draft-repo.ts';
import { draftRoutes } from './draft-routes.ts';
import { createManyProductsRepo } from './many-repo.ts';
import type { ProductsRepo } from './ports.ts';
import { createProductsRepo } from './repo.ts';
import { createPicturesRepo } from './pictures-repo.ts';
import { productPictureRoutes } from './picture-routes.ts';
import { officeProductRoutes } from './routes.ts';
import { createChangeMany, forgetBulkChanges } from './rules/change-many.ts';
import { createManageDrafts } from './rules/manage-drafts.ts';
import { createManagePictures } from './rules/manage-pictures.ts';
import { createManageProducts } from './rules/manage-products.ts';
import { createManageVariants } from './rules/manage-variants.ts';
import { DRAFT_ABILITIES, forgetDrafts, publishDue } from './rules/publish-drafts.ts';
import { createReadSale } from './rules/read-sale.ts';
import { createRenderAgain } from './rules/render-again.ts';
import { createProductSales } from './sale-repo.ts';
import { saleRoutes } from './sale-routes.ts';
import { productVariantRoutes } from './variant-routes.ts';
import { createVariantsRepo } from './variants-repo.ts';

const DRAFT_CALLS = Object.fromEntries(
  DRAFT_PARTS.flatMap((part) =>
    ['PUT {}', 'PUT {}/time', 'POST {}/publish', 'POST {}/discard'].map((call) => [
      call.replace('{}', `/products/{id}/drafts/${part}`),
      DRAFT_ABILITIES[part],
    ]),
  ),
);

type World = Needs<
  | typeof createManageProducts
  | typeof createManagePictures
  | typeof createReadSale
  | typeof createRenderAgain
  | typeof createChangeMany
  | typeof createManageDrafts
  | typeof createManageVariants
> & {
  readonly officeProducts: ProductsRepo;
};

type Parts = Parameters<typeof officeProductRoutes>[1] &
  Parameters<typeof saleRoutes>[1] &
  Parameters<typeof productPictureRoutes>[1] &
  Parameters<typeof productVariantRoutes>[1] &
  Parameters<typeof productAttributeRoutes>[1] &
  Parameters<typeof bulkChangeRoutes>[1] &
  Parameters<typeof draftRoutes>[1];

/** Products as the office lists and edits them. Shoppers read them by `catalog`. */
export const officeProducts = {
  staffCalls: {
    'GET /products': 'catalog.read',
    'GET /products/{id}': 'catalog.read',
    'GET /products/{id}/sale': 'catalog.read',
    'POST /products/{id}/render': 'catalog.write',
    'POST /products': 'catalog.write',
    'POST /products/{id}/duplicate': 'catalog.write',
    'PUT /products/{id}': 'catalog.write',
    'PUT /products/{id}/prices': 'prices.write',
    'PUT /products/{id}/medicine': 'medicines.approve',
    'PUT /products/{id}/seo': 'catalog.write',
    'PUT /products/{id}/barcodes': 'catalog.write',
    'GET /products/{id}/pictures': 'catalog.read',
    'PUT /products/{id}/pictures': 'media.write',
    'GET /attribute-choices': 'catalog.read',
    'PUT /products/{id}/attributes': 'catalog.write',
    'GET /products/{id}/variants': 'catalog.read',
    'PUT /products/{id}/variants': 'catalog.write',
    'POST /products/{id}/publish': 'catalog.write',
    'POST /products/{id}/archive': 'catalog.write',
    'GET /products/{id}/drafts': 'catalog.read',
    ...DRAFT_CALLS,
    'GET /bulk-changes': 'catalog.read',
    'POST /bulk-changes': 'catalog.write',
    'POST /bulk-changes/{id}/apply': 'catalog.write',
    'POST /bulk-changes/{id}/undo': 'catalog.write',
  },
  repos: (db: Database) => ({
    officeProducts: createProductsRepo(db),
    productPictures: createPicturesRepo(db),
    productVariants: createVariantsRepo(db),
    productSales: createProductSales(db),
    bulkChanges: createBulkRepo(db),
    productDrafts: createDraftsRepo(db),
    manyProducts: createManyProductsRepo(db),
  }),
  useCases: (world: World) => ({
    officeProducts: world.officeProducts,
    manageProducts: createManageProducts(world),
    managePictures: createManagePictures(world),
    manageVariants: createManageVariants(world),
    readSale: createReadSale(world),
    renderAgain: createRenderAgain(world),
    changeMany: createChangeMany(world),
    manageDrafts: createManageDrafts(world),
  }),
  staffRoutes: (app: ApiApp, parts: Parts) => {
    officeProductRoutes(app, parts);
    saleRoutes(app, parts);
    productPictureRoutes(app, parts);
    productVariantRoutes(app, parts);
    productAttributeRoutes(app, parts);
    bulkChangeRoutes(app, parts);
    draftRoutes(app, parts);
  },
  jobs: (
    world: Needs<typeof forgetBulkChanges | typeof publishDue | typeof forgetDrafts>,
  ): readonly ModuleJob[] => [
    {
      name: 'product drafts',
      everyMs: 5_000,
      run: () => publishDue(world),
      catchesUp: 'start and jump',
    },
    { name: 'old product drafts', everyMs: 3_600_000, run: () => forgetDrafts(world) },
    { name: 'bulk changes', everyMs: 3_600_000, run: () => forgetBulkChanges(world) },
  ],
} satisfies Module;
