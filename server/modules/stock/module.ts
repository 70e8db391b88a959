import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createStockRepo } from './repo.ts';

/** Stock of branches and the warehouse; used by other modules only. */
export const stock = {
  repos: (db: Database) => ({ stock: createStockRepo(db) }),
} satisfies Module;
