import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import type { Module } from '../../http/module.ts';
import { brandRoutes } from './brand-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import type { CatalogReads } from './ports.ts';
import { createCatalogRepo } from './repo.ts';
import { productRoutes } from './routes.ts';
import { createGetProduct } from './rules/get-product.ts';

type Shelves = Parameters<typeof categoryRoutes>[1] & Parameters<typeof brandRoutes>[1];

export const catalog = {
  calls: {
    'GET /categories/web/tree': 'anyone',
    'GET /categories/tree': 'anyone',
    'GET /categories/former-slugs': 'anyone',
    'GET /brands/category': 'anyone',
    'GET /brands': 'anyone',
    'GET /brands/exclusive': 'anyone',
    'GET /brands/{id}': 'anyone',
  },
  repos: (db: Database) => ({ catalog: createCatalogRepo(db) }),
  useCases: ({ catalog: reads }: { readonly catalog: CatalogReads }) => ({ catalog: reads }),
  routes: (app: ApiApp, parts: Shelves) => {
    categoryRoutes(app, parts);
    brandRoutes(app, parts);
  },
} satisfies Module;

export const products = {
  calls: {
    'GET /products/index': 'anyone',
    'GET /products/{id}': 'anyone',
    'GET /products/{id}/related': 'anyone',
  },
  useCases: (world: Needs<typeof createGetProduct>) => ({ getProduct: createGetProduct(world) }),
  routes: productRoutes,
} satisfies Module;
