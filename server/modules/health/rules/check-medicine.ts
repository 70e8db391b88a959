import type { Intake } from '../../../../lib/conversations/contract.ts';
import type { Patient } from '../../../../lib/conversations/contract-values.ts';
import type { Acknowledgement, Conflict } from '../../../../lib/health/contract.ts';
import { conflictsOf, type Known } from '../../../../lib/health/conflicts.ts';
import { keyOf } from '../../../../lib/health/warnings.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { sealAcknowledged } from './acknowledged.ts';
import { checkVersion } from '../../../core/version.ts';
import { yearsOf, type Patients } from './named-patient.ts';
import { boughtIngredients } from './own-context.ts';
import { readNotes, type PatientRepo } from './patient-file.ts';
import type { FamilyRepo, HealthRepo } from '../ports.ts';

/** A conversation, as far as it says whom a medicine is for. */
export interface ForPatient {
  readonly id: number;
  readonly memberId: number;
  readonly patient: Patient;
  readonly familyMemberId: number | null;
  /** Null once it is deleted. */
  readonly intake: Intake | null;
}

/** Conflicts by product; those without one are left out. */
export type ConflictsOf = ReadonlyMap<number, readonly Conflict[]>;

/** The one comparison that each medicine passes before a pharmacist, an order or a counter gives it to a patient. */
export interface MedicineCheck {
  /** @param exceptOrder order whose purchases are ignored */
  readonly conflicts: (
    conversation: ForPatient,
    productIds: readonly number[],
    exceptOrder?: string,
  ) => Promise<ConflictsOf>;
  /**
   * Refuses a medicine until each of its conflicts is acknowledged with a reason.
   *
   * @returns the sealed acknowledgement to keep with it; null where there is no conflict
   */
  readonly weigh: (
    conversation: ForPatient,
    medicine: {
      readonly productId: number;
      readonly acknowledged?: Acknowledgement | undefined;
      /** Version of the file that the pharmacist read, where they decide on it. */
      readonly patientVersion?: string;
      /** Purchases of this order are left out. */
      readonly exceptOrder?: string | undefined;
    },
  ) => Promise<Result<string | null>>;
}

interface CheckWorld {
  readonly health: Pick<HealthRepo, 'find' | 'medicines'>;
  readonly family: Pick<FamilyRepo, 'find'>;
  readonly patients: Pick<PatientRepo, 'bought'>;
  readonly named: Pick<Patients, 'ofConversation'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** `docs/product/health.md`, "At the desk". */
export function createCheck(world: CheckWorld): MedicineCheck {
  const { health, sealer } = world;
  const conflicts: MedicineCheck['conflicts'] = async (conversation, productIds, exceptOrder) => {
    const medicines = await health.medicines(productIds);
    if (medicines.length === 0) return new Map();
    const known = await knownOf(world, conversation, exceptOrder);
    const found = medicines.map(
      (medicine) => [medicine.productId, conflictsOf(medicine, known).map(toConflict)] as const,
    );
    return new Map(found.filter(([, against]) => against.length > 0));
  };
  return {
    conflicts,
    weigh: async (conversation, medicine) => {
      const { productId, acknowledged, patientVersion, exceptOrder } = medicine;
      if (patientVersion !== undefined) {
        const { version } = await readNotes(world, conversation);
        const same = checkVersion(patientVersion, version);
        if (!same.ok) return same;
      }
      const found = (await conflicts(conversation, [productId], exceptOrder)).get(productId);
      if (!found) return ok(null);
      // One that came up meanwhile was not acknowledged.
      if (!acknowledged || !found.every(({ key }) => acknowledged.conflicts.includes(key))) {
        return refuse('CONFLICT_UNACKNOWLEDGED', { data: { conflicts: found } });
      }
      const { reason } = acknowledged;
      return ok(sealAcknowledged(sealer, conversation.id, { conflicts: [...found], reason }));
    },
  };
}

/** Nothing of the member's own counts for a patient who is not the member. */
async function knownOf(
  world: CheckWorld,
  conversation: ForPatient,
  exceptOrder?: string,
): Promise<Known> {
  const { named, clock } = world;
  const now = clock.now();
  const [{ notes }, bought, patient] = await Promise.all([
    readNotes(world, conversation),
    boughtIngredients(world, conversation, now, exceptOrder),
    named.ofConversation(conversation.id),
  ]);
  return {
    ...{ notes, told: conversation.intake, bought },
    ...{ age: patient && yearsOf(patient, now), weight: patient?.weight ?? undefined },
  };
}

function toConflict(warning: Parameters<typeof keyOf>[0]): Conflict {
  const { kind, ingredient, other, avoid } = warning;
  return { key: keyOf(warning), kind, ingredient, other, avoid };
}
