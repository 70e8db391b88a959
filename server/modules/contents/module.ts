import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createContentRepo } from './repo.ts';
import { contentRoutes } from './routes.ts';
import { createGetContent } from './rules/get-content.ts';
import { createListContents } from './rules/list-contents.ts';

export const contents = {
  calls: {
    'GET /contents': 'anyone',
    'GET /contents/{type}/{slug}': 'anyone',
  },
  repos: (db: Database) => ({ contents: createContentRepo(db) }),
  useCases: (world: Needs<typeof createListContents | typeof createGetContent>) => ({
    contents: { list: createListContents(world), get: createGetContent(world) },
  }),
  routes: contentRoutes,
} satisfies Module;
