import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { createApprovalCheckRepo } from './approval-repo.ts';
import { createFamilyRepo } from './family-repo.ts';
import { createPatients } from './named-patients.ts';
import { createPatientRepo } from './patient-repo.ts';
import { createHealthRepo } from './repo.ts';
import { createCheck } from './rules/check-medicine.ts';
import { createApprovalChecks } from './rules/recheck-approvals.ts';

export interface CheckedWith {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Check of approvals at the cart, the order and the counter. */
export function createChecksOfApprovals(world: CheckedWith) {
  const { database, sealer, clock } = world;
  const approvals = createApprovalCheckRepo(database.db, sealer);
  return createApprovalChecks({ approvals, check: createMedicineCheck(world), sealer, clock });
}

/** The check of medicines over the database; every domain that gives out medicines asks it. */
export function createMedicineCheck({ database: { db }, sealer, clock }: CheckedWith) {
  const health = createHealthRepo(db, sealer);
  const named = createPatients(db, sealer);
  const family = createFamilyRepo(db, sealer);
  return createCheck({ health, family, named, patients: createPatientRepo(db), sealer, clock });
}
