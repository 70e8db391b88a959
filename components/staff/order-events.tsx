'use client';

import { useIntl } from 'react-intl';
import type { StaffOrderDetail } from '@/lib/staff/contract';
import { FAILED_STATUSES } from '@/lib/orders/contract-values';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './staff.module.scss';

/** History of the order with actors and notes, newest first. */
export function OrderEvents({ timeline }: Pick<StaffOrderDetail, 'timeline'>) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.part} aria-labelledby="staff-timeline">
      <h2 id="staff-timeline">{intl.formatMessage({ id: 'staff.timeline' })}</h2>
      <ol className={styles.events}>
        {timeline.toReversed().map(({ state, at, actor, note }) => (
          <li key={`${state}${at}`} data-failed={FAILED_STATUSES.has(state)}>
            <strong>{intl.formatMessage({ id: `orders.status.${state}` })}</strong>
            <p className={styles.line}>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
              <span>{intl.formatMessage({ id: `staff.by.${actor}` })}</span>
            </p>
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
