import { use } from 'react';
import { hoursRows, type WeekHours } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './hours-table.module.scss';

interface HoursTableProps {
  readonly locale: Locale;
  readonly hours: WeekHours;
}

export function HoursTable({ locale, hours }: HoursTableProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <table className={styles.hours}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'conversations-pharmacy.day' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'conversations-pharmacy.time' })}</th>
        </tr>
      </thead>
      <tbody>
        {hoursRows(hours, locale, 'long').map(({ days, time }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{time ?? intl.formatMessage({ id: 'conversations-pharmacy.closedDay' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
