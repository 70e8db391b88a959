'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Countdown } from '@/components/ui/countdown';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSecondsLeft } from '@/lib/browser/use-seconds-left';
import { reasonOf, resultOf, shortReference, type PaymentResult } from './payment-result';
import styles from './result-panel.module.scss';
import { ResultActions } from './result-actions';
import { ResultItems } from './result-items';

const LOOK: Record<PaymentResult, { readonly tone: string; readonly icon: IconName | 'spinner' }> =
  {
    paid: { tone: 'success', icon: 'check' },
    cod: { tone: 'success', icon: 'check' },
    waiting: { tone: 'info', icon: 'spinner' },
    review: { tone: 'warning', icon: 'clock' },
    failed: { tone: 'danger', icon: 'close' },
    unpaid: { tone: 'info', icon: 'card' },
    order_expired: { tone: 'warning', icon: 'clock' },
    order_cancelled: { tone: 'neutral', icon: 'close' },
  };

interface ResultPanelProps {
  readonly order: Order;
  readonly ahead: number;
}

export function ResultPanel({ order, ahead }: ResultPanelProps) {
  const intl = useIntl();
  const locale = useLocale();
  const result = resultOf(order);
  const { tone, icon } = LOOK[result];
  const isDone = result === 'paid' || result === 'cod';
  const values = {
    amount: formatBaht(order.payment.amount),
    method: intl.formatMessage({ id: `payments.method.${order.payment.method}` }),
    id: order.order_id,
  };
  const text = (id: string) => intl.formatMessage({ id }, values);
  return (
    <div className={styles.result} data-tone={tone}>
      <span className={styles.sign} aria-hidden="true">
        {icon === 'spinner' ? <Spinner label="" /> : <Icon name={icon} size="lg" />}
      </span>
      <div role="status">
        <h2>{text(`payments.result.${result}`)}</h2>
        {result === 'failed' && <p className={styles.reason}>{text(reasonOf(order))}</p>}
        <p>{text(nextText(result, order))}</p>
        <OtherText order={order} />
        <RefundText order={order} />
      </div>
      {result === 'failed' || result === 'unpaid' ? <Held order={order} ahead={ahead} /> : null}
      <dl className={styles.facts}>
        <Fact label={text('payments.orderNumber')}>{order.order_id}</Fact>
        <Fact label={text('payments.date')}>{formatDateTime(order.created_at, locale)}</Fact>
        <Fact label={text('payments.amount')}>{values.amount}</Fact>
        <Fact label={text('payments.paidBy')}>{values.method}</Fact>
        {order.payment.id !== null && (
          <Fact label={text('payments.referenceLabel')}>{shortReference(order.payment.id)}</Fact>
        )}
        {isDone && order.earned_coins > 0 && (
          <Fact label={text('payments.coins')}>{intl.formatNumber(order.earned_coins)}</Fact>
        )}
      </dl>
      {isDone && <ResultItems order={order} />}
      <ResultActions order={order} result={result} />
    </div>
  );
}

function nextText(result: PaymentResult, { delivery_method: delivery }: Order): string {
  return result === 'paid'
    ? `payments.result.paidNext.${delivery}`
    : `payments.result.${result}Next`;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Held({ order, ahead }: ResultPanelProps) {
  const intl = useIntl();
  const seconds = useSecondsLeft(order.expires_at, ahead);
  if (seconds === 0) return null;
  return (
    <p className={styles.held}>
      <Icon name="clock" size="sm" />
      <span>
        {intl.formatMessage(
          { id: 'payments.held' },
          { time: <Countdown key="time" seconds={seconds} /> },
        )}
      </span>
    </p>
  );
}

/** The other order of a split cart, which is paid by itself. */
function OtherText({ order: { together_with: other } }: { readonly order: Order }) {
  const intl = useIntl();
  if (!other) return null;
  const isOwed = other.status === 'waiting_payment';
  return (
    <p>
      {intl.formatMessage(
        { id: isOwed ? 'payments.togetherOwed' : 'payments.together' },
        { id: other.order_id, amount: formatBaht(other.to_pay) },
      )}
    </p>
  );
}

function RefundText({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const { refund, status } = order;
  if (!refund) return null;
  const late = status === 'expired' ? 'late.' : '';
  return (
    <p className={styles.refund}>
      {intl.formatMessage(
        { id: `payments.refund.${late}${refund.status}` },
        { amount: formatBaht(refund.amount) },
      )}
    </p>
  );
}
