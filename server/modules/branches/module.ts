import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createBranchRepo } from './repo.ts';
import { branchRoutes } from './routes.ts';
import { createFindBranches, createGetBranch } from './rules/find-branches.ts';

export const branches = {
  calls: {
    'GET /branches': 'anyone',
    'GET /branches/{id}': 'anyone',
  },
  repos: (db: Database) => ({ branches: createBranchRepo(db) }),
  useCases: (world: Needs<typeof createFindBranches | typeof createGetBranch>) => ({
    findBranches: createFindBranches(world),
    getBranch: createGetBranch(world),
  }),
  routes: branchRoutes,
} satisfies Module;
