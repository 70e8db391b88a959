'use client';

import { PatientNotes } from '@/components/conversations/patient-file';
import { PatientFacts } from '@/components/conversations/patient-line';
import { DeskCase } from '@/components/questionnaires/desk-case';
import { ConflictList } from '@/components/tiles/conflict-list';

/** A request at the desk, with the patient as a conversation shows them. */
export function DeskCaseScreen({ id }: { readonly id: number }) {
  return (
    <DeskCase
      id={id}
      patient={(one) => (
        <>
          <PatientFacts patient={one.patient} />
          <PatientNotes file={one} />
        </>
      )}
      conflicts={(conflicts) => <ConflictList conflicts={conflicts} />}
    />
  );
}
