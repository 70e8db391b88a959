import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createBranchDaysRepo } from './repo.ts';
import { branchDaysRoutes } from './routes.ts';
import { createBranchDaysDesk } from './rules/branch-days-desk.ts';

export const branchDays = {
  staffCalls: {
    'GET /branch-days': 'hours.write',
    'PUT /public-holidays/{date}': 'hours.write',
    'DELETE /public-holidays/{date}': 'hours.write',
    'PUT /branches/{id}/hours': 'hours.write',
  },
  repos: (db: Database) => ({ branchDays: createBranchDaysRepo(db) }),
  useCases: (world: Needs<typeof createBranchDaysDesk>) => ({
    branchDays: createBranchDaysDesk(world),
  }),
  staffRoutes: branchDaysRoutes,
} satisfies Module;
