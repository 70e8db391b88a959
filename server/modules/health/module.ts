import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createReadPatientFile } from './rules/patient-file.ts';
import { createPatientRepo } from './patient-repo.ts';
import { createHealthRepo } from './repo.ts';
import { healthRoutes } from './routes.ts';
import { createHealthUseCases } from './rules/keep-profile.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** What members note of their health; the pharmacist who reads it stands at the desk of `conversations`. */
export const health = {
  calls: {
    'GET /me/health-profile': 'member',
    'PUT /me/health-profile': 'member',
    'DELETE /me/health-profile': 'member',
    'GET /medicines/ingredients': 'anyone',
  },
  useCases: ({ database: { db }, sealer, clock }: World) => {
    const notes = createHealthRepo(db, sealer);
    const patients = createPatientRepo(db);
    return {
      health: createHealthUseCases({ health: notes, clock }),
      readPatientFile: createReadPatientFile({ health: notes, patients, clock }),
    };
  },
  routes: healthRoutes,
} satisfies Module;
