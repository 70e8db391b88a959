import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { patientFileQuery } from '@/lib/health/queries-patients';
import styles from './desk.module.scss';
import { PatientLine } from './patient-line';

interface AllergyNoteProps {
  readonly id: number;
  /** Before the conversation. */
  readonly told: string;
}

/** The patient with allergies from the intake and the profile: above the chat on phones, beside it elsewhere. */
export function AllergyNote({ id, told }: AllergyNoteProps) {
  const intl = useIntl();
  const { data } = useQuery(patientFileQuery(id, useLocale()));
  const noted = data?.notes?.allergies ?? [];
  // The form takes over the profile's notes: the same words are said once.
  const inProfile = noted.join(', ');
  const text = (name: string) => intl.formatMessage({ id: `conversations.${name}` });
  return (
    <section className={styles.alert} aria-labelledby="allergies">
      <PatientLine id={id} />
      <h2 id="allergies">{text('allergies')}</h2>
      {told === '' && noted.length === 0 && <p>{text('deskNoAllergies')}</p>}
      {told !== '' && <strong>{told}</strong>}
      {noted.length > 0 && inProfile !== told && (
        <p>
          {text('deskInProfile')} <strong>{inProfile}</strong>
        </p>
      )}
    </section>
  );
}
