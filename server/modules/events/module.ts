import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createLiveEvents } from './live-events.ts';
import { createLiveEventRepo } from './repo.ts';
import { eventRoutes } from './routes.ts';

type World = Omit<Needs<typeof createLiveEvents>, 'pollMs'> & { readonly livePollMs?: number };

export const events = {
  calls: {
    'GET /me/events': 'member',
  },
  repos: (db: Database) => ({ liveEvents: createLiveEventRepo(db) }),
  useCases: ({ livePollMs: pollMs, ...world }: World) => ({
    liveEvents: createLiveEvents({ ...world, pollMs }),
  }),
  routes: eventRoutes,
} satisfies Module;
