import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createSearchChoiceRepo } from './choices-repo.ts';
import { searchJobs } from './jobs.ts';
import { createProductSearch } from './repo.ts';
import { searchRoutes } from './routes.ts';
import { createChooseResult } from './rules/choose-result.ts';
import { createListProducts } from './rules/list-products.ts';

/** Product lists and search. */
export const search = {
  calls: {
    'GET /products/web': 'anyone',
    'POST /search-choices': 'anyone',
  },
  repos: (db: Database) => ({
    search: createProductSearch(db),
    searchChoices: createSearchChoiceRepo(db),
  }),
  useCases: (world: Needs<typeof createListProducts | typeof createChooseResult>) => ({
    listProducts: createListProducts(world),
    chooseResult: createChooseResult(world),
  }),
  routes: searchRoutes,
  jobs: searchJobs,
} satisfies Module;
