import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import type { Figures } from '@/lib/conversations/contract-office';
import { figuresQuery, officeHoursQuery } from '@/lib/conversations/queries-office';
import { HoursForm } from './hours-form';
import styles from './office.module.scss';
import { RosterForms } from './roster-forms';

const SPANS = [7, 30, 90];

/** Figures of the pharmacists' work, and the hours of the service. */
export function OfficeDesk() {
  const intl = useIntl();
  const [days, setDays] = useState(30);
  const { data: figures } = useQuery(figuresQuery(days));
  const { data: hours, isError } = useQuery(officeHoursQuery);
  if (isError) {
    return <Notice tone="info">{intl.formatMessage({ id: 'conversations.deskOnly' })}</Notice>;
  }
  if (!hours) return <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />;
  return (
    <div className={styles.office}>
      <section className={styles.part} aria-labelledby="figures">
        <h2 id="figures">{intl.formatMessage({ id: 'conversations.office.figures' })}</h2>
        <SelectField
          label={intl.formatMessage({ id: 'conversations.office.span' })}
          value={days}
          onChange={({ target }) => {
            setDays(Number(target.value));
          }}
        >
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {intl.formatMessage({ id: 'conversations.office.days' }, { days: span })}
            </option>
          ))}
        </SelectField>
        {figures && <Numbers figures={figures} />}
      </section>
      <div className={styles.column}>
        <HoursForm initial={hours} />
        <RosterForms />
      </div>
    </div>
  );
}

function Numbers({ figures }: { readonly figures: Figures }) {
  const intl = useIntl();
  const none = intl.formatMessage({ id: 'conversations.office.none' });
  const wait = (seconds: number | null) =>
    seconds === null
      ? none
      : intl.formatMessage(
          { id: 'conversations.office.minutes' },
          { minutes: Math.ceil(seconds / 60) },
        );
  const { asked, taken, abandoned, rating } = figures;
  const rows = [
    ['asked', intl.formatNumber(asked)],
    ['taken', intl.formatNumber(taken)],
    ['abandoned', intl.formatNumber(abandoned)],
    ['median', wait(figures.wait_median_s)],
    ['p90', wait(figures.wait_p90_s)],
    [
      'rating',
      rating.average === null
        ? none
        : intl.formatMessage(
            { id: 'conversations.office.stars' },
            { average: rating.average, count: rating.count },
          ),
    ],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([id, value]) => (
        <div key={id}>
          <dt>{intl.formatMessage({ id: `conversations.office.${id}` })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
