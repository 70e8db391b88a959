import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { searchJobs } from './jobs.ts';
import { createProductSearch } from './repo.ts';
import { searchRoutes } from './routes.ts';
import { createListProducts } from './rules/list-products.ts';

/** Product lists and search. */
export const search = {
  calls: {
    'GET /products/web': 'anyone',
  },
  repos: (db: Database) => ({ search: createProductSearch(db) }),
  useCases: (world: Needs<typeof createListProducts>) => ({
    listProducts: createListProducts(world),
  }),
  routes: searchRoutes,
  jobs: searchJobs,
} satisfies Module;
