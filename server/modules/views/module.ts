import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { ViewsRepo } from './ports.ts';
import { createViewsRepo } from './repo.ts';
import { viewRoutes } from './routes.ts';

/** Saved views of the office's lists. */
export const views = {
  staffCalls: {
    'GET /views': 'office.enter',
    'PUT /views': 'office.enter',
    'PUT /views/{id}': 'office.enter',
    'DELETE /views/{id}': 'office.enter',
  },
  repos: (db: Database) => ({ views: createViewsRepo(db) }),
  useCases: ({ views: repo }: { readonly views: ViewsRepo }) => ({ views: repo }),
  staffRoutes: viewRoutes,
} satisfies Module;
