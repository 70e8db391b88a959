import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { eq } from 'drizzle-orm';
import { uploads as kept } from '../../db/schema/uploads.ts';
import { cleanUpload } from './clean-upload.ts';
import type { Leaver, Module, ModuleJob } from '../../http/module.ts';
import { createUploadRepo } from './repo.ts';
import { uploadRoutes } from './routes.ts';
import { createUploadUseCases, sweepUploads } from './rules/keep-uploads.ts';

export const uploads = {
  calls: {
    'POST /me/avatar': 'member',
    'DELETE /me/avatar': 'member',
  },
  repos: (db: Database) => ({ uploads: createUploadRepo(db) }),
  useCases: (world: Needs<typeof createUploadUseCases>) => ({
    uploads: createUploadUseCases(world),
  }),
  ports: () => ({ cleanUpload }),
  erases: {
    // The files are deleted by the next sweep.
    first: async (db: Database, { id }: Leaver, now: Date) => {
      await db.update(kept).set({ expiresAt: now, isPublic: false }).where(eq(kept.memberId, id));
    },
  },
  routes: uploadRoutes,
  jobs: (world: Needs<typeof sweepUploads>): readonly ModuleJob[] => [
    { name: 'uploads', everyMs: 600_000, run: () => sweepUploads(world) },
  ],
} satisfies Module;
