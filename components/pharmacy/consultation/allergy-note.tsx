import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { patientFileQuery } from '@/lib/queries/patient-file';
import styles from './desk.module.scss';

interface AllergyNoteProps {
  readonly id: number;
  /** Before the conversation. */
  readonly told: string;
}

/** Allergies from the intake and the health profile: above the chat on phones, beside it elsewhere. */
export function AllergyNote({ id, told }: AllergyNoteProps) {
  const intl = useIntl();
  const { data } = useQuery(patientFileQuery(id, useLocale()));
  const noted = data?.notes?.allergies ?? [];
  const text = (name: string) => intl.formatMessage({ id: `consultation.${name}` });
  return (
    <section className={styles.alert} aria-labelledby="allergies">
      <h2 id="allergies">{text('allergies')}</h2>
      {told === '' && noted.length === 0 && <p>{text('deskNoAllergies')}</p>}
      {told !== '' && <strong>{told}</strong>}
      {noted.length > 0 && (
        <p>
          {text('deskInProfile')} <strong>{noted.join(', ')}</strong>
        </p>
      )}
    </section>
  );
}
