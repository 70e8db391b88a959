import type { Patient } from '../../../../lib/conversations/contract-values.ts';
import type { Relation, Sex } from '../../../../lib/health/contract-values.ts';
import type { Intake } from '../../../../lib/conversations/contract.ts';
import type { FamilyProfile } from '../../../../lib/health/contract-family.ts';
import { ageOn } from '../../../core/standing.ts';

/** The person a medicine is for, as labels and records name them. */
export interface NamedPatient {
  /** Empty where none was told. */
  readonly name: string;
  readonly relation: 'self' | Relation;
  /** `yyyy-mm-dd`; null where it is not known. */
  readonly birthDate: string | null;
  /** In whole years as told, where the birth date is not known. */
  readonly age: number | null;
  readonly sex: Sex | null;
  /** In kg. */
  readonly weight: number | null;
  /** `yyyy-mm-dd`; null where the weight was told with the question, or is not known. */
  readonly weighedOn: string | null;
}

export interface Patients {
  /** Undefined where there is no such conversation. */
  ofConversation(id: number): Promise<NamedPatient | undefined>;
  /** Patients at the time of the approvals; approvals of earlier releases take them from the conversation. */
  ofApprovals(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPatient>>;
  /** Patients of the medicines in a member's order; without one, of the approvals that may be used then. */
  ofMedicines(
    memberId: number,
    orderId: string | undefined,
    at: Date,
  ): Promise<readonly { readonly productId: number; readonly patient: NamedPatient }[]>;
}

/** Purpose under which the patient of a conversation and of its approvals is sealed. */
export const patientPurpose = (conversationId: number) =>
  `patient of conversation ${String(conversationId)}`;

interface Sources {
  readonly patient: Patient;
  /** Account of the member, with the weight of their own health profile. */
  readonly account: Pick<NamedPatient, 'name' | 'birthDate' | 'sex' | 'weight'>;
  /** Null once it is deleted. */
  readonly intake: Pick<Intake, 'age' | 'weight'> | null;
  /** Kept with the conversation at its start. */
  readonly snapshot: NamedPatient | null;
  /** The family profile as it is now, where the patient is in it. */
  readonly family: NamedPatient | null;
}

/** The patient by current data; a weight given with the question is newer than a stored one. */
export function namePatient({ patient, account, intake, snapshot, family }: Sources): NamedPatient {
  const told = { weight: intake?.weight ?? null, weighedOn: null };
  if (patient === 'self') {
    const weight = told.weight ?? account.weight;
    return { ...account, ...told, weight, relation: 'self', age: intake?.age ?? null };
  }
  const known = family ?? snapshot;
  if (known) return told.weight === null ? known : { ...known, ...told };
  const nameless = { name: '', birthDate: null, sex: null };
  return { ...nameless, relation: patient, age: intake?.age ?? null, ...told };
}

/** The person of a family profile as a patient. */
export function toPatient(profile: FamilyProfile): NamedPatient {
  const { name, relation, birth_date: birthDate, sex, weight, weighed_on: weighedOn } = profile;
  return { name, relation, birthDate, age: null, sex, weight, weighedOn };
}

/** In whole years on the calendar of Bangkok; undefined where it is not known. */
export function yearsOf({ birthDate, age }: NamedPatient, at: Date): number | undefined {
  return ageOn(birthDate, at) ?? age ?? undefined;
}
