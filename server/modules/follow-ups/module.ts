import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import { createConversationRepo } from '../conversations/repo.ts';
import { createDueFollowUps, createFollowUpRepo } from './repo.ts';
import { followUpDeskRoutes, followUpRoutes } from './routes.ts';
import { createAskFollowUps, createFollowUps } from './rules/follow-ups.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** How patients are, days after their conversation. */
export const followUps = {
  calls: {
    'GET /conversations/{id}/follow-up': 'owner',
    'POST /conversations/{id}/follow-up/answer': 'owner',
    'POST /conversations/{id}/follow-up/stop': 'owner',
  },
  staffCalls: { 'GET /pharmacy/follow-ups': 'consultations.hold' },
  repos: (db: Database) => ({ dueFollowUps: createDueFollowUps(db) }),
  useCases: ({ database: { db }, sealer, clock }: World) => ({
    followUps: createFollowUps({
      conversations: createConversationRepo(db, sealer),
      followUps: createFollowUpRepo(db, sealer),
      clock,
    }),
  }),
  routes: followUpRoutes,
  staffRoutes: followUpDeskRoutes,
  jobs: (world: Needs<typeof createAskFollowUps>): readonly ModuleJob[] => [
    {
      name: 'follow-ups',
      everyMs: 60_000,
      run: createAskFollowUps(world),
      catchesUp: 'start and jump',
    },
  ],
} satisfies Module;
