'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Countdown } from '@/components/ui/countdown';
import type { Order } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { refreshOrders } from '@/lib/orders/queries';
import { useSecondsLeft } from '@/lib/browser/use-seconds-left';
import { CancelOrder } from './cancel-order';
import { ChooseBranch } from './choose-branch';
import styles from './order-head.module.scss';
import { ReorderButton } from './reorder-button';
import { StatusBadge } from './status-badge';

interface OrderHeadProps {
  readonly order: Order;
  readonly ahead: number;
}

/** The order's status, its explanation and the available actions. */
export function OrderHead({ order, ahead }: OrderHeadProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { status, actions, created_at: createdAt } = order;
  return (
    <section className={styles.head} aria-labelledby="order-now">
      <div className={styles.line}>
        <h2 id="order-now" className="visually-hidden">
          {intl.formatMessage({ id: 'orders.now' })}
        </h2>
        <StatusBadge status={status} />
        <time className={styles.placed} dateTime={createdAt}>
          {intl.formatMessage(
            { id: 'orders.placedAt' },
            { date: formatDateTime(createdAt, locale) },
          )}
        </time>
      </div>
      <p role="status">{intl.formatMessage({ id: meaningOf(order) })}</p>
      {actions.pay && <Pay order={order} ahead={ahead} />}
      {actions.choose_branch && <ChooseBranch order={order} />}
      <div className={styles.actions}>
        {actions.reorder && <ReorderButton order={order} />}
        {actions.cancel && <CancelOrder order={order} ahead={ahead} />}
      </div>
    </section>
  );
}

/** Nothing of a gift card is held, packed or delivered. */
function meaningOf({ status, gift_card: card }: Order): string {
  if (!card || (status !== 'paid' && status !== 'waiting_payment')) {
    return `orders.meaning.${status}`;
  }
  return `orders.giftCard.meaning.${status === 'paid' ? card.state : 'unpaid'}`;
}

function Pay({ order, ahead }: OrderHeadProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const seconds = useSecondsLeft(order.expires_at, ahead);
  const isOver = seconds === 0;
  useEffect(() => {
    // The service says what became of it.
    if (isOver) void refreshOrders(queries);
  }, [isOver, queries]);
  if (isOver) return null;
  return (
    <div className={styles.pay}>
      <p>
        {intl.formatMessage(
          { id: 'orders.payWithin' },
          { time: <Countdown key="time" seconds={seconds} /> },
        )}
      </p>
      <ButtonLink href={payPath(locale, order.order_id, order.payment.method)} size="lg">
        {intl.formatMessage({ id: 'orders.pay' }, { amount: formatBaht(order.to_pay) })}
      </ButtonLink>
    </div>
  );
}
