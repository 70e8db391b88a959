import { monthsOld, saidAge } from '../../../../lib/format/age.ts';
import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { LicensedPharmacist, Label, SaidAge, ToDispense } from '../ports.ts';
import { readDrug } from './read-drug.ts';

/** The label of a medicine, at its hand-over or, without `dispensed`, before it. */
export function writeLabel(
  medicine: ToDispense,
  at: Date,
  dispensedBy: LicensedPharmacist | null,
): Label {
  const { approvalId, orderId, patient, drug, qty, directions, warnings } = medicine;
  const { approvedBy, approvedAt, branch, prescriptionNo = null } = medicine;
  const { ingredients, ...named } = drug;
  return {
    ...{ approvalId, orderId, qty, directions, warnings, approvedBy, approvedAt, branch },
    prescriptionNo,
    patient: { name: patient.name, age: ageOf(patient, at) },
    drug: { ...named, ...readDrug({ ingredients, size: drug.size }) },
    dispensed: dispensedBy && { by: dispensedBy, at: at.toISOString() },
  };
}

function ageOf({ birthDate, age }: ToDispense['patient'], at: Date): SaidAge | null {
  if (birthDate !== null) return saidAge(monthsOld(birthDate, calendarDay(at)));
  return age === null ? null : { unit: 'years', n: age };
}
