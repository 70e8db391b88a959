import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createPharmacyRepo } from './repo.ts';
import { pharmacyRoutes } from './routes.ts';
import { createPharmacyStatus } from './rules/status.ts';

/** Pharmacists, their hours and the wait. */
export const pharmacy = {
  calls: {
    'GET /pharmacy/status': 'anyone',
    'GET /pharmacy/pharmacists': 'anyone',
  },
  repos: (db: Database) => ({ pharmacy: createPharmacyRepo(db) }),
  useCases: (world: Needs<typeof createPharmacyStatus>) => ({
    pharmacy: {
      pharmacists: () => world.pharmacy.pharmacists(),
      place: () => world.pharmacy.place(),
      status: createPharmacyStatus(world),
    },
  }),
  routes: pharmacyRoutes,
} satisfies Module;
