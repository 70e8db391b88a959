import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { FamilyEntry, FamilyRepo } from '../../health/ports.ts';
import { isBirthDate } from '../../health/rules/keep-family.ts';
import { toPatient, type NamedPatient } from '../../health/rules/named-patient.ts';
import type { Asked } from '../ports.ts';

interface Named {
  readonly familyMemberId: number | null;
  /** Null for the member. */
  readonly named: NamedPatient | null;
}

type NamedBy = Pick<Asked, 'patient' | 'familyMemberId' | 'askedFor' | 'intake'>;

/** The patient of a question, as known at its start (`docs/product/consultation.md`, "The patient"). */
export async function namedPatient(
  { family, clock }: { readonly family: Pick<FamilyRepo, 'find'>; readonly clock: Clock },
  { id: memberId }: Member,
  asked: NamedBy,
): Promise<Result<Named>> {
  if (asked.patient === 'self') return ok({ familyMemberId: null, named: null });
  if (asked.familyMemberId === undefined) return asTold(asked, calendarDay(clock.now()));
  const found = await family.find(memberId, asked.familyMemberId);
  return found ? ofFamily(asked, found) : refuse('NOT_FOUND');
}

function ofFamily({ patient, intake }: NamedBy, { id, profile }: FamilyEntry): Result<Named> {
  const kept = toPatient(profile);
  const { weight } = intake;
  // A weight told with the question is newer.
  const named = weight === undefined ? kept : { ...kept, weight, weighedOn: null };
  return patient === 'child' && named.weight === null
    ? refuse('VALIDATION', { fields: { 'intake.weight': 'errors.field.required' } })
    : ok({ familyMemberId: id, named });
}

function asTold({ patient, askedFor, intake }: NamedBy, today: string): Result<Named> {
  const kind = patient === 'child' ? 'child' : 'other';
  const { name = '', relation = kind, birth_date: birthDate, sex = null } = askedFor ?? {};
  if (birthDate !== undefined && !isBirthDate(birthDate, today)) {
    return refuse('VALIDATION', { fields: { 'patient.birth_date': 'errors.field.invalid' } });
  }
  const { age = null, weight = null } = intake;
  const body = { age, weight, weighedOn: null, birthDate: birthDate ?? null };
  return ok({ familyMemberId: null, named: { name, relation, sex, ...body } });
}
