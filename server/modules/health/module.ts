import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { familyMembers } from '../../db/schema/family.ts';
import { createChecksOfApprovals, type CheckedWith } from './check.ts';
import { healthProfiles } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createReadOwnContext } from './rules/own-context.ts';
import { createReadPatientFile } from './rules/patient-file.ts';
import { createFamilyRepo } from './family-repo.ts';
import { familyRoutes } from './family-routes.ts';
import { createFamilyUseCases } from './rules/keep-family.ts';
import { medicinePatientRoutes } from './medicine-patient-routes.ts';
import { createPatients } from './named-patients.ts';
import { createPatientRepo } from './patient-repo.ts';
import { createHealthRepo } from './repo.ts';
import { healthRoutes } from './routes.ts';
import { createWeighedReads } from './weighed-repo.ts';
import { createHealthUseCases } from './rules/keep-profile.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Health profiles of members and their families; pharmacists read them at the desk of `conversations`. */
export const health = {
  calls: {
    'GET /me/health-profile': 'member',
    'PUT /me/health-profile': 'member',
    'DELETE /me/health-profile': 'member',
    'GET /me/family': 'member',
    'POST /me/family': 'member',
    'PUT /me/family/{id}': 'owner',
    'DELETE /me/family/{id}': 'owner',
    'GET /me/health-profile/context': 'member',
    'GET /me/medicine-patients': 'member',
    'GET /medicines/ingredients': 'anyone',
  },
  useCases: ({ database: { db }, sealer, clock }: World) => {
    const notes = createHealthRepo(db, sealer);
    const keptFamily = createFamilyRepo(db, sealer);
    const patients = createPatientRepo(db);
    const named = createPatients(db, sealer);
    return {
      health: createHealthUseCases({ health: notes, clock }),
      readOwnContext: createReadOwnContext({
        ...{ health: notes, patients, clock },
        weighed: createWeighedReads(db, sealer),
      }),
      medicinePatients: (...asked: Parameters<typeof named.ofMedicines>) =>
        named.ofMedicines(...asked),
      family: createFamilyUseCases({ family: keptFamily, clock }),
      readPatientFile: createReadPatientFile({
        ...{ health: notes, family: keptFamily, patients, named, clock },
      }),
    };
  },
  ports: (world: CheckedWith) => ({ approvalChecks: createChecksOfApprovals(world) }),
  erases: { rows: [familyMembers, healthProfiles] },
  exports: { health_profile: '/me/health-profile', family: '/me/family' },
  routes: (
    app: ApiApp,
    parts: Parameters<typeof healthRoutes>[1] &
      Parameters<typeof familyRoutes>[1] &
      Parameters<typeof medicinePatientRoutes>[1],
  ) => {
    healthRoutes(app, parts);
    familyRoutes(app, parts);
    medicinePatientRoutes(app, parts);
  },
} satisfies Module;
