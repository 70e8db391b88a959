import type { HealthNotes } from '../api/contract/health.ts';
import type { Medicine } from './label.ts';
import { keyOf, patientWarnings, type Patient, type Warning } from './warnings.ts';

/** What a patient told before a conversation: one text for each. */
export interface ToldBefore {
  readonly allergies: string;
  readonly conditions: string;
  readonly medicines: string;
  readonly pregnancy: Patient['pregnancy'];
}

/** Conflicts of a medicine by the profile, where there is one, or by what was told before the conversation. */
export function conflictsOf(
  medicine: Medicine,
  notes: HealthNotes | null,
  told: ToldBefore,
): readonly Warning[] {
  const patient = {
    allergies: [...(notes?.allergies ?? []), told.allergies],
    conditions: [...(notes?.conditions ?? []), told.conditions],
    medicines: [...(notes?.medicines ?? []), told.medicines],
  };
  // Where the two differ, both count.
  const pregnancies = new Set([notes?.pregnancy ?? 'no', told.pregnancy]);
  const found = [...pregnancies].flatMap((pregnancy) =>
    patientWarnings([medicine], { ...patient, pregnancy }),
  );
  return [...new Map(found.map((warning) => [keyOf(warning), warning])).values()];
}
