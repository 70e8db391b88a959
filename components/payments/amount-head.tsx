'use client';

import { useIntl } from 'react-intl';
import { Countdown } from '@/components/ui/countdown';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { Order } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useSecondsLeft } from '@/lib/browser/use-seconds-left';
import styles from './payments.module.scss';

interface AmountHeadProps {
  readonly order: Order;
  /** How far the service's clock is ahead, in ms; undefined where another countdown is shown. */
  readonly ahead?: number;
}

export function AmountHead({ order, ahead }: AmountHeadProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className={styles.amount}>
      <p className={styles.muted}>
        <Link href={pathTo(locale, '/orders/:order', { order: order.order_id })}>
          {intl.formatMessage({ id: 'payments.order' }, { id: order.order_id })}
        </Link>
      </p>
      <p className={styles.sumRow}>
        <span className={styles.label}>{intl.formatMessage({ id: 'payments.toPay' })}</span>
        <Price amount={order.to_pay} wasLabel="" size="lg" />
      </p>
      {ahead !== undefined && order.expires_at !== null && (
        <Held until={order.expires_at} ahead={ahead} />
      )}
    </div>
  );
}

/** Threshold in seconds for the warning colour. */
const SOON_S = 120;

function Held({ until, ahead }: { readonly until: string; readonly ahead: number }) {
  const intl = useIntl();
  const seconds = useSecondsLeft(until, ahead);
  return (
    <p className={styles.held} data-soon={seconds < SOON_S}>
      {seconds > 0
        ? intl.formatMessage(
            { id: 'payments.held' },
            { time: <Countdown key="time" seconds={seconds} /> },
          )
        : intl.formatMessage({ id: 'payments.heldOver' })}
    </p>
  );
}
