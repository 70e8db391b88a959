import type { HealthNotes } from './contract.ts';
import type { Medicine } from './label.ts';
import { keyOf, patientWarnings, type Patient, type Warning } from './warnings.ts';

/** Answers of a patient before a conversation, one text each. */
export interface ToldBefore extends Pick<Patient, 'pregnancy' | 'age' | 'weight'> {
  readonly allergies: string;
  readonly conditions: string;
  readonly medicines: string;
}

/** All that is known of a patient; the parts may contradict each other. */
export interface Known {
  /** Null where there are none. */
  readonly notes: HealthNotes | null;
  /** Null where it is deleted. */
  readonly told: ToldBefore | null;
  /** Ids of the ingredients of medicines that they bought lately. */
  readonly bought: readonly string[];
  /** In years, by the account or the family profile; counts where none was told, as the weight does. */
  readonly age?: number | undefined;
  /** In kg. */
  readonly weight?: number | undefined;
}

const NO_NOTES: HealthNotes = { allergies: [], conditions: [], medicines: [], pregnancy: 'no' };
const TOLD_NOTHING: ToldBefore = { allergies: '', conditions: '', medicines: '', pregnancy: 'no' };

/** Conflicts of a medicine with everything that is known of a patient (`docs/product/health.md`, "At the desk"). */
export function conflictsOf(medicine: Medicine, known: Known): readonly Warning[] {
  const { notes, told } = { notes: known.notes ?? NO_NOTES, told: known.told ?? TOLD_NOTHING };
  const patient = {
    allergies: [...notes.allergies, told.allergies],
    conditions: [...notes.conditions, told.conditions],
    medicines: [...notes.medicines, told.medicines],
    weight: told.weight ?? known.weight,
    ...{ bought: known.bought, age: told.age ?? known.age },
  };
  // Where the two differ, both count.
  const found = [...new Set([notes.pregnancy, told.pregnancy])].flatMap((pregnancy) =>
    patientWarnings([medicine], { ...patient, pregnancy }),
  );
  return [...new Map(found.map((warning) => [keyOf(warning), warning])).values()];
}
