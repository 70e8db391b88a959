import type { Clock } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import type { Site } from '../../http/same-origin.ts';
import { createRefillNotices } from './notices.ts';
import { createDueRefills, createRefillRepo } from './repo.ts';
import { refillRoutes } from './routes.ts';
import { createRefills, createTellRefills } from './rules/refills.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly clock: Clock;
}

/** Reminders before a member's medicines run out. */
export const refills = {
  calls: {
    'GET /me/refills': 'member',
    'PUT /me/refills/{product_id}': 'member',
    'DELETE /me/refills/{product_id}': 'member',
  },
  repos: (db: Database) => ({ dueRefills: createDueRefills(db) }),
  useCases: ({ database: { db }, clock }: World) => ({
    refills: createRefills({ refills: createRefillRepo(db), clock }),
  }),
  ports: ({ site }: { readonly site: Site }) => ({
    refillNotices: createRefillNotices(site.publicUrl),
  }),
  exports: { refill_reminders: '/me/refills' },
  routes: refillRoutes,
  jobs: (world: Needs<typeof createTellRefills>): readonly ModuleJob[] => [
    {
      name: 'refill reminders',
      everyMs: 60_000,
      run: createTellRefills(world),
      catchesUp: 'start and jump',
    },
  ],
} satisfies Module;
