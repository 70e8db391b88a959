import type { Patient } from '../../../../lib/api/contract/conversation-values.ts';
import type { HealthNotes } from '../../../../lib/api/contract/health.ts';
import type { Names } from '../../../core/names.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { versionOf } from '../../../core/version.ts';
import type { HealthRepo } from '../ports.ts';

const BOUGHT_MS = 90 * 86_400_000;

/** From when on purchases count as what a patient may still be taking. */
export function boughtSince(now: Date): Date {
  return new Date(now.getTime() - BOUGHT_MS);
}

export interface Bought {
  readonly orderId: string;
  readonly productId: number;
  readonly name: Names;
  readonly qty: number;
  readonly at: Date;
}

/** What the pharmacist of a conversation sees of its member beside what was told in it. */
export interface PatientFile {
  /** Null where there is no profile, or the question is about somebody else. */
  readonly notes: HealthNotes | null;
  readonly version: string;
  readonly bought: readonly Bought[];
}

/** Version of the member's notes, where the question is about them; null without notes. */
export function notesVersion(notes: HealthNotes | null): string {
  return versionOf(notes);
}

export interface PatientRepo {
  conversation(id: number): Promise<
    | {
        readonly memberId: number;
        readonly patient: Patient;
        readonly pharmacistId: number | null;
        readonly closedAt: Date | null;
      }
    | undefined
  >;
  /** Medicines and food supplements of orders that stand, the newest first. */
  bought(memberId: number, since: Date): Promise<readonly Bought[]>;
  /** In whole years by the account's birthday; undefined without one. */
  age(memberId: number, at: Date): Promise<number | undefined>;
  /** One line of the conversation's log; the same look within a quarter of an hour is the same line. */
  recordLook(id: number, pharmacistId: number, at: Date): Promise<void>;
}

/** Only while the conversation is theirs; who looked is recorded (`docs/product/health.md`, "At the desk"). */
export type ReadPatientFile = (pharmacistId: number, id: number) => Promise<Result<PatientFile>>;

export function createReadPatientFile(world: {
  readonly patients: PatientRepo;
  readonly health: Pick<HealthRepo, 'find'>;
  readonly clock: Clock;
}): ReadPatientFile {
  const { patients, health, clock } = world;
  return async (pharmacistId, id) => {
    const now = clock.now();
    const found = await patients.conversation(id);
    if (!found) return refuse('NOT_FOUND');
    if (found.pharmacistId !== pharmacistId || found.closedAt !== null) return refuse('NOT_YOURS');
    await patients.recordLook(id, pharmacistId, now);
    const [profile, bought] = await Promise.all([
      found.patient === 'self' ? health.find(found.memberId) : undefined,
      patients.bought(found.memberId, boughtSince(now)),
    ]);
    const notes = profile?.notes ?? null;
    return ok({ notes, version: notesVersion(notes), bought });
  };
}
