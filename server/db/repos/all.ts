import type { Database } from '../client.ts';
import { createCatalogRepo } from './catalog.ts';
import { createSessionRepo } from './sessions.ts';

export type Repos = ReturnType<typeof createRepos>;

/** Every repository over one connection or transaction. */
export function createRepos(db: Database) {
  return {
    catalog: createCatalogRepo(db),
    sessions: createSessionRepo(db),
  };
}
