import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { RadioCard } from '@/components/ui/radio-card';
import { saidAge } from '@/lib/format/age';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { familyQuery } from '@/lib/health/queries-family';
import styles from './questionnaires.module.scss';
import type { QuestionnaireState } from './use-questionnaire';

export const SELF = 'self';

interface WhoStepProps {
  readonly state: QuestionnaireState;
  readonly isMissing: boolean;
}

/** Choice of the patient: the member, or a person of the family profile. */
export function WhoStep({ state, isMissing }: WhoStepProps) {
  const intl = useIntl();
  const { data: family = [] } = useQuery({ ...familyQuery, retry: false });
  const text = (id: string, said?: Record<string, number>) =>
    intl.formatMessage({ id: `questionnaires.${id}` }, said);
  const { who } = state.values;
  const card = (value: string, label: string, description?: string) => (
    <RadioCard
      key={value}
      {...{ label, value }}
      {...(description !== undefined && { description })}
      name="who"
      checked={who === value}
      onChange={() => {
        state.change({ who: value });
      }}
    />
  );
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{text('who')}</legend>
        {card(SELF, text('self'))}
        {family.map(({ id, name, age_months: months }) => {
          const { unit, n } = saidAge(months);
          return card(String(id), name, text(`age.${unit}`, { n }));
        })}
        {isMissing && (
          <p className={styles.problem} role="alert">
            {text('answer')}
          </p>
        )}
      </fieldset>
      <p className={`${styles.row ?? ''} ${styles.hint ?? ''}`}>
        <span>{text('family')}</span>
        <Link href={pathTo(useLocale(), '/profile/health')}>{text('familyLink')}</Link>
      </p>
    </>
  );
}
