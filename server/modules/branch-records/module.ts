import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { BranchRecordRepo } from './ports.ts';
import { createBranchRecordRepo } from './repo.ts';
import { branchRecordRoutes } from './routes.ts';
import { createManageBranches } from './rules/manage-branches.ts';

type World = Needs<typeof createManageBranches> & { readonly branchRecords: BranchRecordRepo };

/** Branches as the office adds and changes them. Shoppers read them by `branches`. */
export const branchRecords = {
  staffCalls: {
    'GET /branches': 'branches.write',
    'GET /branches/{id}': 'branches.write',
    'POST /branches': 'branches.write',
    'PUT /branches/{id}': 'branches.write',
    'POST /branches/{id}/close': 'branches.write',
    'POST /branches/{id}/open': 'branches.write',
  },
  repos: (db: Database) => ({ branchRecords: createBranchRecordRepo(db) }),
  useCases: (world: World) => ({
    branchRecords: world.branchRecords,
    manageBranches: createManageBranches(world),
  }),
  staffRoutes: branchRecordRoutes,
} satisfies Module;
