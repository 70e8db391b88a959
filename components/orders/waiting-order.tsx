'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { WaitingSlotProps } from '@/components/common/waiting-slot';
import { ButtonLink } from '@/components/ui/button';
import { Countdown } from '@/components/ui/countdown';
import { Link } from '@/components/ui/link';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { openOrderQuery, refreshOrders } from '@/lib/orders/queries';
import { clockAheadOf, useSecondsLeft } from '@/lib/browser/use-seconds-left';
import { CancelOrder } from './cancel-order';
import styles from './waiting-order.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/orders/${locale}.json`));

/** The unpaid order made from the cart: time left and links. */
export function WaitingOrder({ pending, instead, children }: WaitingSlotProps) {
  const locale = useLocale();
  const open = useQuery({ ...openOrderQuery(locale), refetchOnWindowFocus: 'always' });
  const { data: order, dataUpdatedAt, isLoading, failureCount } = open;
  // An answer that fails, or waits for a connection, holds no cart back.
  if (isLoading && failureCount === 0) return pending;
  return (
    <Suspense fallback={pending}>
      {order ? (
        <LazyIntl locale={locale} load={loadTexts}>
          <Panel order={order} ahead={clockAheadOf(order, dataUpdatedAt)} />
        </LazyIntl>
      ) : (
        instead
      )}
      {children}
    </Suspense>
  );
}

function Panel({ order, ahead }: { readonly order: Order; readonly ahead: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const seconds = useSecondsLeft(order.expires_at, ahead);
  const isOver = seconds === 0;
  useEffect(() => {
    // The service says what became of it.
    if (isOver) void refreshOrders(queries);
  }, [isOver, queries]);
  const { order_id: id, item_count: count, payment } = order;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-order">
      <h2 id="waiting-order">{intl.formatMessage({ id: 'orders.waits' })}</h2>
      <p className={styles.facts}>
        <Link href={pathTo(locale, '/orders/:order', { order: id })}>
          {intl.formatMessage({ id: 'orders.number' }, { id })}
        </Link>
        <span>{intl.formatMessage({ id: 'orders.itemCount' }, { count })}</span>
      </p>
      {!isOver && (
        <p className={styles.held}>
          {intl.formatMessage(
            { id: 'orders.waitsFor' },
            { time: <Countdown key="time" seconds={seconds} /> },
          )}
        </p>
      )}
      <div className={styles.actions}>
        {order.actions.pay && (
          <ButtonLink href={payPath(locale, id, payment.method)} size="lg">
            {intl.formatMessage({ id: 'orders.pay' }, { amount: formatBaht(order.to_pay) })}
          </ButtonLink>
        )}
        {order.actions.cancel && <CancelOrder order={order} ahead={ahead} />}
      </div>
    </section>
  );
}
