import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { consentAnswers } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createConsentRepo } from './repo.ts';
import { consentRoutes } from './routes.ts';
import { createConsentUseCases } from './use-cases.ts';

export const consents = {
  calls: {
    'GET /consents/letter': 'anyone',
    'GET /me/consents/available': 'member',
    'GET /me/consents': 'member',
    'GET /me/consents/history': 'member',
    'POST /me/consents/v1/accept': 'member',
    'POST /me/consents/v1/decline': 'member',
  },
  repos: (db: Database) => ({ consents: createConsentRepo(db) }),
  useCases: (world: Needs<typeof createConsentUseCases>) => ({
    consents: createConsentUseCases(world),
  }),
  erases: { rows: [consentAnswers] },
  exports: { consents: '/me/consents/history' },
  routes: consentRoutes,
} satisfies Module;
