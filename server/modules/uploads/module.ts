import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { uploadJobs } from './jobs.ts';
import { createUploadRepo } from './repo.ts';
import { uploadRoutes } from './routes.ts';
import { createUploadUseCases } from './rules/keep-uploads.ts';

export const uploads = {
  calls: {
    'POST /me/avatar': 'member',
    'DELETE /me/avatar': 'member',
  },
  repos: (db: Database) => ({ uploads: createUploadRepo(db) }),
  useCases: (world: Needs<typeof createUploadUseCases>) => ({
    uploads: createUploadUseCases(world),
  }),
  routes: uploadRoutes,
  jobs: uploadJobs,
} satisfies Module;
