import { useState } from 'react';
import { useIntl } from 'react-intl';
import { medicineAsked } from '@/lib/pages/content-paths';
import { useAuth } from '@/stores/auth';
import { dropDraft, keepDraft, recallDraft } from '@/stores/drafts';
import { EMPTY_INTAKE, type IntakeValues } from './intake';

/** The form's values, kept for this member in this tab until they are sent. */
export function useIntake() {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const intl = useIntl();
  const [values, setValues] = useState<IntakeValues>(() => {
    const medicine = medicineAsked(window.location.hash);
    const text = medicine && intl.formatMessage({ id: 'conversations.about' }, { medicine });
    const typed = { ...EMPTY_INTAKE, ...recallDraft('consultation', memberId) };
    return text && typed.text === '' ? { ...typed, text } : typed;
  });
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
