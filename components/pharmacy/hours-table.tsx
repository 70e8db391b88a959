import { hoursRows, type WeekHours } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import styles from './hours-table.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface HoursTableProps {
  readonly locale: Locale;
  readonly intl: Texts<'pharmacy'>;
  readonly hours: WeekHours;
}

export function HoursTable({ locale, intl, hours }: HoursTableProps) {
  return (
    <table className={styles.hours}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'pharmacy.day' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'pharmacy.time' })}</th>
        </tr>
      </thead>
      <tbody>
        {hoursRows(hours, locale, 'long').map(({ days, time }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{time ?? intl.formatMessage({ id: 'pharmacy.closedDay' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
