import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { PatientFile } from '@/lib/health/contract';
import { saidAge } from '@/lib/format/age';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { patientFileQuery } from '@/lib/health/queries-patients';
import styles from './desk.module.scss';

/** The patient in one line: name, relation to the member, age, sex, weight. */
export function PatientLine({ id }: { readonly id: number }) {
  const locale = useLocale();
  const { data } = useQuery(patientFileQuery(id, locale));
  return data ? <PatientFacts patient={data.patient} /> : null;
}

/** Name, relation to the member, age, sex and weight of a patient. */
export function PatientFacts({ patient }: Pick<PatientFile, 'patient'>) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `conversations.${key}` }, values);
  const { name, relation, sex, weight, weighed_on: weighedOn } = patient;
  const age = ageOf(patient);
  const facts = [
    text(`relation.${relation}`),
    age ? text(`age.${age.unit}`, { n: age.n }) : text('deskAgeUnknown'),
    sex === null ? '' : text(`sex.${sex}`),
    weight === null ? '' : text('weightOf', { weight }),
    weight === null || weighedOn === null
      ? ''
      : text('deskWeighedOn', { day: formatDay(weighedOn, locale) }),
  ];
  return (
    <p className={styles.who}>
      <strong>{name === '' ? text('deskNameless') : name}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function ageOf({ age_months: months, age }: PatientFile['patient']) {
  if (months !== null) return saidAge(months);
  return age === null ? null : { unit: 'years' as const, n: age };
}
