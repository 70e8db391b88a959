import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { createPatientRepo } from './patient-repo.ts';
import { createHealthRepo } from './repo.ts';
import { createCheck } from './rules/check-medicine.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** The check of medicines over the database; every domain that gives out medicines asks it. */
export function createMedicineCheck({ database: { db }, sealer, clock }: World) {
  const health = createHealthRepo(db, sealer);
  return createCheck({ health, patients: createPatientRepo(db), sealer, clock });
}
