import type { Clock } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { SubscriptionRepo } from './ports.ts';
import { createSubscriptionRepo } from './repo.ts';
import { subscriptionRoutes } from './routes.ts';
import { createSubscriptionUseCases } from './use-cases.ts';

interface JobWorld {
  readonly subscriptions: Pick<SubscriptionRepo, 'forgetUnconfirmed'>;
  readonly clock: Clock;
}

const UNCONFIRMED_MS = 7 * 86_400_000;

/** The newsletter. */
export const subscriptions = {
  calls: {
    'POST /subscriptions': 'anyone',
    'POST /subscriptions/confirm': 'anyone',
    'POST /subscriptions/end': 'anyone',
  },
  repos: (db: Database) => ({ subscriptions: createSubscriptionRepo(db) }),
  useCases: (world: Needs<typeof createSubscriptionUseCases>) => ({
    subscriptions: createSubscriptionUseCases(world),
  }),
  routes: subscriptionRoutes,
  jobs: ({ subscriptions: all, clock }: JobWorld) => [
    {
      name: 'unconfirmed subscriptions',
      everyMs: 600_000,
      run: () => all.forgetUnconfirmed(new Date(clock.now().getTime() - UNCONFIRMED_MS)),
    },
  ],
} satisfies Module;
