import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { loyaltyCards, purchases } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createCardRepo } from './card-repo.ts';
import { createRegistrationRepo } from './registration-repo.ts';
import { createProfileRepo } from './repo.ts';
import { memberRoutes } from './routes.ts';
import { createStandingRepo } from './standing-repo.ts';
import { createMemberUseCases } from './use-cases.ts';

export const members = {
  calls: {
    'PATCH /me/profile': 'member',
    'POST /me/register': 'member',
    'POST /me/member-card/link': 'member',
    'GET /me/membership': 'member',
    'GET /me/purchases': 'member',
  },
  repos: (db: Database) => ({
    cards: createCardRepo(db),
    profiles: createProfileRepo(db),
    registrations: createRegistrationRepo(db),
    standings: createStandingRepo(db),
  }),
  useCases: (world: Needs<typeof createMemberUseCases>) => ({
    members: createMemberUseCases(world),
  }),
  erases: { rows: [loyaltyCards, purchases] },
  exports: { membership: '/me/membership' },
  routes: memberRoutes,
} satisfies Module;
