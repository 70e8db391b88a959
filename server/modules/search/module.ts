import type { Needs } from '../../core/transact.ts';
import type { Report } from '../../core/ports.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { brandRoutes } from '../catalog/brand-routes.ts';
import { categoryRoutes } from '../catalog/category-routes.ts';
import type { CatalogReads } from '../catalog/ports.ts';
import { createCatalogRepo } from '../catalog/repo.ts';
import { productRoutes } from '../catalog/routes.ts';
import { createGetProduct } from '../catalog/rules/get-product.ts';
import type { Module } from '../../http/module.ts';
import { writeDueDocuments } from './index-repo.ts';
import { createProductSearch } from './repo.ts';
import { searchRoutes } from './routes.ts';
import { createListProducts } from './rules/list-products.ts';

type World = Needs<typeof createListProducts | typeof createGetProduct> & {
  readonly catalog: CatalogReads;
};

interface JobWorld {
  readonly database: { readonly db: Database };
  readonly report: Report;
}

type Parts = Parameters<typeof searchRoutes>[1] & Parameters<typeof productRoutes>[1];

/** What the shop sells, and how it is found. */
export const catalog = {
  calls: {
    'GET /categories/web/tree': 'anyone',
    'GET /categories/tree': 'anyone',
    'GET /brands/category': 'anyone',
    'GET /brands': 'anyone',
    'GET /brands/exclusive': 'anyone',
    'GET /brands/{id}': 'anyone',
    'GET /products/web': 'anyone',
    'GET /products/index': 'anyone',
    'GET /products/{id}': 'anyone',
    'GET /products/{id}/related': 'anyone',
  },
  repos: (db: Database) => ({
    catalog: createCatalogRepo(db),
    search: createProductSearch(db),
  }),
  useCases: (world: World) => ({
    catalog: world.catalog,
    listProducts: createListProducts(world),
    getProduct: createGetProduct(world),
  }),
  // `/products/web` stands before `/products/{id}`, which would take it for an id.
  routes: (app: ApiApp, parts: Parts) => {
    categoryRoutes(app, parts);
    brandRoutes(app, parts);
    searchRoutes(app, parts);
    productRoutes(app, parts);
  },
  jobs: ({ database, report }: JobWorld) => [
    {
      name: 'search index',
      everyMs: 2_000,
      run: () => writeDueDocuments(database.db, { report }),
    },
  ],
} satisfies Module;
