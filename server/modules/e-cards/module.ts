import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { deliverECards } from './rules/deliver.ts';
import type { ECardRepo } from './ports.ts';
import { createECardRepo } from './repo.ts';
import { eCardRoutes } from './routes.ts';
import { createECardUseCases } from './use-cases.ts';

type JobWorld = Needs<typeof deliverECards> & {
  readonly eCards: Pick<ECardRepo, 'due' | 'forgetSent'>;
};

const KEPT_MS = 365 * 86_400_000;

export const eCards = {
  calls: {
    'GET /e-cards/designs': 'anyone',
    'GET /e-cards/{token}': 'anyone',
    'GET /me/e-cards': 'member',
    'POST /me/e-cards': 'member',
  },
  repos: (db: Database) => ({ eCards: createECardRepo(db) }),
  useCases: (world: Needs<typeof createECardUseCases>) => ({ eCards: createECardUseCases(world) }),
  routes: eCardRoutes,
  jobs: (world: JobWorld) => [
    {
      name: 'e-cards',
      everyMs: 2_000,
      run: () => deliverECards(world),
      catchesUp: 'start and jump',
    },
    {
      name: 'old e-cards',
      everyMs: 600_000,
      run: () => world.eCards.forgetSent(new Date(world.clock.now().getTime() - KEPT_MS)),
    },
  ],
} satisfies Module;
