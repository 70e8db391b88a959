import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { subscriptionJobs } from './jobs.ts';
import { createSubscriptionRepo } from './repo.ts';
import { subscriptionRoutes } from './routes.ts';
import { createSubscriptionUseCases } from './rules/subscribe.ts';

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
  jobs: subscriptionJobs,
} satisfies Module;
