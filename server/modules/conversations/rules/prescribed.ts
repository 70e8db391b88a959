import { PRESCRIPTION_DAYS } from '../../../../lib/prescriptions/contract-values.ts';
import { dayNumber } from '../../../../lib/format/bangkok.ts';
import type { PrescriptionDetail } from '../../../core/prescription.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';

export function toPrescriptionDetail(
  told: { readonly issued_on?: string | undefined; readonly from: string } | undefined,
): PrescriptionDetail | undefined {
  return told && { issuedOn: told.issued_on ?? null, from: told.from };
}

/** A future date is a mistake; one that is too old needs a new prescription. */
export function checkIssued(detail: PrescriptionDetail | undefined, now: Date): Result<void> {
  const day = detail?.issuedOn ?? null;
  if (day === null) return ok(undefined);
  const age = dayNumber(now) - dayNumber(`${day}T00:00:00+07:00`);
  return age < 0 || age > PRESCRIPTION_DAYS
    ? refuse('VALIDATION', { fields: { 'prescription.issued_on': 'errors.field.invalid' } })
    : ok(undefined);
}
