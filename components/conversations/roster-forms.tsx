import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import type { RosterList } from '@/lib/conversations/contract-office';
import { weekdayName } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { rostersQuery } from '@/lib/conversations/queries-office';
import styles from './office.module.scss';
import { RosterForm } from './roster-form';

/** Duty hours of every pharmacist, and uncovered hours of the service. */
export function RosterForms() {
  const intl = useIntl();
  const { data } = useQuery(rostersQuery(useLocale()));
  const text = (id: string) => intl.formatMessage({ id: `conversations.office.${id}` });
  if (!data) return null;
  return (
    <section className={styles.part} aria-labelledby="rosters">
      <h2 id="rosters">{text('rosters')}</h2>
      <p>{text('rostersHint')}</p>
      <Gaps gaps={data.gaps} />
      {data.entities.length === 0 && <p>{text('rostersNone')}</p>}
      {data.entities.map((roster) => (
        <RosterForm key={roster.id} initial={roster} />
      ))}
    </section>
  );
}

function Gaps({ gaps }: Pick<RosterList, 'gaps'>) {
  const intl = useIntl();
  const locale = useLocale();
  if (gaps.length === 0) return null;
  const named = ({ day, from, until }: RosterList['gaps'][number]) =>
    `${weekdayName(day, locale)} ${from}–${until}`;
  return (
    <Notice tone="warning">
      {intl.formatMessage({ id: 'conversations.office.gaps' })}
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={named(gap)}>{named(gap)}</li>
        ))}
      </ul>
    </Notice>
  );
}
