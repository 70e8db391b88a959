import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createAuditLog } from './repo.ts';

/** Log of what people did in the office. */
export const audit = {
  repos: (db: Database) => ({ audit: createAuditLog(db) }),
} satisfies Module;
