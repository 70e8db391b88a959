import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { eCards as sent } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { eCardJobs } from './jobs.ts';
import { createECardRepo } from './repo.ts';
import { eCardRoutes } from './routes.ts';
import { createECardUseCases } from './rules/send-cards.ts';

export const eCards = {
  calls: {
    'GET /e-cards/designs': 'anyone',
    'GET /e-cards/{token}': 'anyone',
    'GET /me/e-cards': 'member',
    'POST /me/e-cards': 'member',
  },
  repos: (db: Database) => ({ eCards: createECardRepo(db) }),
  useCases: (world: Needs<typeof createECardUseCases>) => ({ eCards: createECardUseCases(world) }),
  erases: { rows: [sent] },
  exports: { e_cards: '/me/e-cards' },
  routes: eCardRoutes,
  jobs: eCardJobs,
} satisfies Module;
