import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createConversationRepo } from '../conversations/repo.ts';
import { createFollowUpRepo } from '../follow-ups/repo.ts';
import { createFollowUps } from '../follow-ups/rules/follow-ups.ts';
import { createTodayRepo } from './repo.ts';
import { officeRoutes } from './routes.ts';
import { createReadToday, type TodayWorld } from './rules/read-today.ts';

interface World extends Omit<TodayWorld, 'followUps'> {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
}

/** Start page of the people who work in the shop. */
export const office = {
  staffCalls: { 'GET /today': 'office.enter' },
  repos: (db: Database) => ({ today: createTodayRepo(db) }),
  useCases: ({ database: { db }, sealer, clock, transact }: World) => ({
    office: createReadToday({
      ...{ clock, transact },
      followUps: createFollowUps({
        conversations: createConversationRepo(db, sealer),
        followUps: createFollowUpRepo(db, sealer),
        clock,
      }),
    }),
  }),
  staffRoutes: officeRoutes,
} satisfies Module;
