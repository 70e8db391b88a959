import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createPageRepo } from './repo.ts';
import { pageRoutes } from './routes.ts';
import { createPreviewPage } from './rules/preview.ts';
import { createShowPages } from './rules/show-pages.ts';

export const pages = {
  calls: {
    'GET /pages': 'anyone',
    'GET /pages/paths': 'anyone',
    'GET /pages/preview': 'anyone',
  },
  repos: (db: Database) => ({ pages: createPageRepo(db) }),
  useCases: (world: Needs<typeof createShowPages | typeof createPreviewPage>) => ({
    pages: createShowPages(world),
    previewPage: createPreviewPage(world),
  }),
  routes: pageRoutes,
} satisfies Module;
