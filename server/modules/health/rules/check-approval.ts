import type { Acknowledgement, Conflict } from '../../../../lib/api/contract/health.ts';
import type { Intake } from '../../../../lib/api/contract/conversations.ts';
import type { Patient } from '../../../../lib/api/contract/conversation-values.ts';
import { conflictsOf } from '../../../../lib/health/conflicts.ts';
import { keyOf } from '../../../../lib/health/warnings.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { checkVersion } from '../../../core/version.ts';
import { notesVersion } from './patient-file.ts';
import { sealAcknowledged } from './acknowledged.ts';
import type { HealthRepo } from '../ports.ts';

interface Told {
  readonly id: number;
  readonly memberId: number;
  readonly patient: Patient;
  readonly intake: Intake;
}

/**
 * Compares a medicine that is to be approved with what is known of the patient.
 *
 * @returns the sealed acknowledgement to keep with the approval; null where there is no conflict
 */
export type CheckApproval = (
  conversation: Told,
  approval: {
    readonly productId: number;
    /** Version of the file that the pharmacist read. */
    readonly patientVersion: string;
    readonly acknowledged?: Acknowledgement | undefined;
  },
) => Promise<Result<string | null>>;

/** `docs/product/health.md`, "At the desk". */
export function createCheckApproval({
  health,
  sealer,
}: {
  readonly health: Pick<HealthRepo, 'find' | 'medicines'>;
  readonly sealer: Sealer;
}): CheckApproval {
  return async ({ id, memberId, patient, intake }, approval) => {
    const { productId, patientVersion, acknowledged } = approval;
    // The profile is the member's own: it says nothing about a child, or somebody else.
    const profile = patient === 'self' ? await health.find(memberId) : undefined;
    const same = checkVersion(patientVersion, notesVersion(profile?.notes ?? null));
    if (!same.ok) return same;
    const [medicine] = await health.medicines([productId]);
    if (!medicine) return ok(null);
    const conflicts: Conflict[] = conflictsOf(medicine, profile?.notes ?? null, intake).map(
      (warning) => {
        const { kind, ingredient, other, avoid } = warning;
        return { key: keyOf(warning), kind, ingredient, other, avoid };
      },
    );
    if (conflicts.length === 0) return ok(null);
    // One that came up meanwhile was not acknowledged.
    if (!acknowledged || !conflicts.every(({ key }) => acknowledged.conflicts.includes(key))) {
      return refuse('CONFLICT_UNACKNOWLEDGED', { data: { conflicts } });
    }
    return ok(sealAcknowledged(sealer, id, { conflicts, reason: acknowledged.reason }));
  };
}
