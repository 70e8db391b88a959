import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { ProductsRepo } from './ports.ts';
import { createProductsRepo } from './repo.ts';
import { officeProductRoutes } from './routes.ts';
import { createManageProducts } from './rules/manage-products.ts';

type World = Needs<typeof createManageProducts> & { readonly officeProducts: ProductsRepo };

/** Products as the office lists and edits them. Shoppers read them by `catalog`. */
export const officeProducts = {
  staffCalls: {
    'GET /products': 'catalog.read',
    'GET /products/{id}': 'catalog.read',
    'POST /products': 'catalog.write',
    'PUT /products/{id}': 'catalog.write',
    'PUT /products/{id}/prices': 'prices.write',
    'PUT /products/{id}/medicine': 'medicines.approve',
    'POST /products/{id}/publish': 'catalog.write',
    'POST /products/{id}/archive': 'catalog.write',
  },
  repos: (db: Database) => ({ officeProducts: createProductsRepo(db) }),
  useCases: (world: World) => ({
    officeProducts: world.officeProducts,
    manageProducts: createManageProducts(world),
  }),
  staffRoutes: officeProductRoutes,
} satisfies Module;
