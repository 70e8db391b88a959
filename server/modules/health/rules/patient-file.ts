import type { Patient } from '../../../../lib/conversations/contract-values.ts';
import type { HealthNotes } from '../../../../lib/health/contract.ts';
import type { Names } from '../../../core/names.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { versionOf } from '../../../core/version.ts';
import type { FamilyRepo, HealthRepo } from '../ports.ts';
import type { NamedPatient, Patients } from './named-patient.ts';

const BOUGHT_MS = 90 * 86_400_000;

/** Start of the period whose purchases count as current medicines. */
export function boughtSince(now: Date): Date {
  return new Date(now.getTime() - BOUGHT_MS);
}

type FindFamily = Pick<FamilyRepo, 'find'>;

export interface Bought {
  readonly orderId: string;
  readonly productId: number;
  readonly name: Names;
  readonly qty: number;
  readonly at: Date;
}

/** Notes and purchases of the patient, for the pharmacist of a conversation. */
export interface PatientFile {
  readonly patient: NamedPatient;
  /** Null where there are none. */
  readonly notes: HealthNotes | null;
  readonly version: string;
  readonly bought: readonly Bought[];
}

/** Patient whose notes and purchases count: the member or one family member. */
export interface Whose {
  readonly memberId: number;
  readonly patient: Patient;
  /** Null where the patient is not, or no longer, in the family profile. */
  readonly familyMemberId: number | null;
}

/** Notes of the patient, null where there are none, and the version that an approval names. */
export async function readNotes(
  { health, family }: { readonly health: Pick<HealthRepo, 'find'>; readonly family: FindFamily },
  { memberId, patient, familyMemberId }: Whose,
): Promise<{ readonly notes: HealthNotes | null; readonly version: string }> {
  if (patient === 'self') {
    const own = (await health.find(memberId))?.notes;
    return { notes: own ? notesOf(own) : null, version: versionOf(own ?? null) };
  }
  const found = familyMemberId === null ? undefined : await family.find(memberId, familyMemberId);
  if (!found) return { notes: null, version: versionOf(null) };
  // Birth date and weight count, too.
  return { notes: notesOf(found.profile), version: versionOf(found.profile) };
}

/** Notes alone: the weight is told with the patient. */
function notesOf({ allergies, conditions, medicines, pregnancy }: HealthNotes): HealthNotes {
  return { allergies, conditions, medicines, pregnancy };
}

export interface PatientRepo {
  conversation(id: number): Promise<
    | (Whose & {
        readonly pharmacistId: number | null;
        readonly closedAt: Date | null;
      })
    | undefined
  >;
  /**
   * Medicines and food supplements of orders that stand, the newest first: the member's own without those that were
   * approved for others, or those that were approved for one family member.
   */
  bought(whose: Whose, since: Date): Promise<readonly Bought[]>;
  /** In whole years by the account's birthday; undefined without one. */
  age(memberId: number, at: Date): Promise<number | undefined>;
  /** One line of the conversation's log; the same look within a quarter of an hour is the same line. */
  recordLook(
    id: number,
    pharmacistId: number,
    at: Date,
    act?: 'saw_profile' | 'saw_cart',
  ): Promise<void>;
}

/** Only while the conversation is theirs; who looked is recorded (`docs/product/health.md`, "At the desk"). */
export type ReadPatientFile = (pharmacistId: number, id: number) => Promise<Result<PatientFile>>;

export function createReadPatientFile(world: {
  readonly patients: PatientRepo;
  readonly named: Pick<Patients, 'ofConversation'>;
  readonly health: Pick<HealthRepo, 'find'>;
  readonly family: FindFamily;
  readonly clock: Clock;
}): ReadPatientFile {
  const { patients, named, clock } = world;
  return async (pharmacistId, id) => {
    const now = clock.now();
    const found = await patients.conversation(id);
    if (!found) return refuse('NOT_FOUND');
    if (found.pharmacistId !== pharmacistId || found.closedAt !== null) return refuse('NOT_YOURS');
    await patients.recordLook(id, pharmacistId, now);
    const [patient, noted, bought] = await Promise.all([
      named.ofConversation(id),
      readNotes(world, found),
      patients.bought(found, boughtSince(now)),
    ]);
    return patient ? ok({ patient, ...noted, bought }) : refuse('NOT_FOUND');
  };
}
