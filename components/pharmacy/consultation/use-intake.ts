import { useState } from 'react';
import { useAuth } from '@/stores/auth';
import { dropDraft, keepDraft, recallDraft } from '@/stores/drafts';
import { EMPTY_INTAKE, type IntakeValues } from './intake';

/** The form's values, kept for this member in this tab until they are sent. */
export function useIntake() {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const [values, setValues] = useState<IntakeValues>(() => ({
    ...EMPTY_INTAKE,
    ...recallDraft('consultation', memberId),
  }));
  return {
    values,
    change: (changes: Partial<IntakeValues>) => {
      const next = { ...values, ...changes };
      setValues(next);
      keepDraft('consultation', memberId, { ...next });
    },
    drop: () => {
      dropDraft('consultation');
    },
  };
}
