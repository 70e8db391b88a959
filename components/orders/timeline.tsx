'use client';

import { useIntl } from 'react-intl';
import type { Order } from '@/lib/api/contract/orders';
import type { OrderStatus } from '@/lib/api/contract/order-values';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './timeline.module.scss';

/** The way of an order that is paid on delivery. */
const WAY: readonly OrderStatus[] = [
  'created',
  'cash_on_delivery',
  'packing',
  'shipped',
  'delivered',
  'completed',
];

/** The steps that were taken, with their times, and those to come. */
export function Timeline({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const taken = order.timeline;
  const reached = new Set(taken.map(({ state }) => state));
  const ahead = order.status === 'cancelled' ? [] : WAY.filter((state) => !reached.has(state));
  return (
    <section className={styles.timeline} aria-labelledby="order-timeline">
      <h2 id="order-timeline">{intl.formatMessage({ id: 'orders.timeline' })}</h2>
      <ol>
        {taken.map(({ state, at }, index) => (
          <li key={state} data-state="taken" aria-current={index === taken.length - 1 && 'step'}>
            <span>{intl.formatMessage({ id: `orders.status.${state}` })}</span>
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </li>
        ))}
        {ahead.map((state) => (
          <li key={state} data-state="ahead">
            <span>{intl.formatMessage({ id: `orders.status.${state}` })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
