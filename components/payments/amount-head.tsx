'use client';

import { useIntl } from 'react-intl';
import { Countdown } from '@/components/ui/countdown';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { Order } from '@/lib/api/contract/orders';
import { useLocale } from '@/lib/i18n/use-locale';
import { orderPath } from '@/lib/order-paths';
import { useSecondsLeft } from '@/lib/use-seconds-left';
import styles from './payments.module.scss';

interface AmountHeadProps {
  readonly order: Order;
  readonly ahead: number;
}

/** What is to be paid, for which order, and how long the goods are held. */
export function AmountHead({ order, ahead }: AmountHeadProps) {
  const intl = useIntl();
  const locale = useLocale();
  const seconds = useSecondsLeft(order.expires_at, ahead);
  return (
    <div className={styles.amount}>
      <p className={styles.muted}>
        <Link href={orderPath(locale, order.order_id)}>
          {intl.formatMessage({ id: 'payments.order' }, { id: order.order_id })}
        </Link>
      </p>
      <p className={styles.sumRow}>
        <span className={styles.label}>{intl.formatMessage({ id: 'payments.toPay' })}</span>
        <Price amount={order.to_pay} wasLabel="" size="lg" />
      </p>
      {order.expires_at !== null && (
        <p className={styles.held} data-soon={seconds < 120}>
          {seconds > 0
            ? intl.formatMessage(
                { id: 'payments.held' },
                { time: <Countdown key="time" seconds={seconds} /> },
              )
            : intl.formatMessage({ id: 'payments.heldOver' })}
        </p>
      )}
    </div>
  );
}
