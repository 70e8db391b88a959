import type { Report } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { writeDueDocuments } from './index-repo.ts';
import { createProductSearch } from './repo.ts';
import { searchRoutes } from './routes.ts';
import { createListProducts } from './rules/list-products.ts';

interface JobWorld {
  readonly database: { readonly db: Database };
  readonly report: Report;
}

/** How what the shop sells is found. */
export const search = {
  calls: {
    'GET /products/web': 'anyone',
  },
  repos: (db: Database) => ({ search: createProductSearch(db) }),
  useCases: (world: Needs<typeof createListProducts>) => ({
    listProducts: createListProducts(world),
  }),
  routes: searchRoutes,
  jobs: ({ database, report }: JobWorld) => [
    {
      name: 'search index',
      everyMs: 2_000,
      run: () => writeDueDocuments(database.db, { report }),
    },
  ],
} satisfies Module;
