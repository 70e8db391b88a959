'use client';

import { useIntl } from 'react-intl';
import { FAILED_STATUSES } from '@/lib/orders/contract-values';
import type { Order } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { stepsAhead } from './order-steps';
import styles from './timeline.module.scss';

/** Past steps with times and reasons, and upcoming ones. */
export function Timeline({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { timeline: taken } = order;
  return (
    <section className={styles.timeline} aria-labelledby="order-timeline">
      <h2 id="order-timeline">{intl.formatMessage({ id: 'orders.timeline' })}</h2>
      <ol>
        {taken.map(({ state, at, note }, index) => (
          <li
            // A second branch takes the same steps again.
            key={`${state}${at}`}
            data-state={FAILED_STATUSES.has(state) ? 'failed' : 'taken'}
            aria-current={index === taken.length - 1 ? 'step' : undefined}
          >
            <span>{intl.formatMessage({ id: `orders.status.${state}` })}</span>
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
            {note !== '' && <p className={styles.note}>{note}</p>}
          </li>
        ))}
        {stepsAhead(order).map((state) => (
          <li key={state} data-state="ahead">
            <span>{intl.formatMessage({ id: `orders.status.${state}` })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
