import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createStockRepo } from './repo.ts';

/** Pieces on shelves and in the warehouse: nobody calls for them but other domains. */
export const stock = {
  repos: (db: Database) => ({ stock: createStockRepo(db) }),
} satisfies Module;
