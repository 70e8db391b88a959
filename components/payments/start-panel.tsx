'use client';

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { OnlineMethod } from '@/lib/checkout/contract-values';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { continuePath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { AmountHead } from './amount-head';
import { HandOver } from './hand-over';
import { MethodList } from './method-list';
import { reasonOf, resultOf } from './payment-result';
import styles from './payments.module.scss';
import { useStartPayment } from './use-start-payment';

interface StartPanelProps {
  readonly order: Order;
  readonly ahead: number;
  readonly method: OnlineMethod;
  readonly atOnce?: boolean;
}

export function StartPanel({ order, ahead, method, atOnce = false }: StartPanelProps) {
  const intl = useIntl();
  const { start, isPending, refusal, handOver } = useStartPayment(order.order_id);
  useEffect(() => {
    if (atOnce) start(method);
  }, [atOnce, method, start]);
  if (handOver) {
    return (
      <div className={styles.panel}>
        <AmountHead order={order} ahead={ahead} />
        <HandOver payment={handOver} isAskedFor />
      </div>
    );
  }
  if (atOnce && !refusal) {
    return (
      <div className={styles.panel}>
        <AmountHead order={order} ahead={ahead} />
        <div className={styles.handOver} role="status">
          <Spinner label={intl.formatMessage({ id: 'payments.starting' })} />
          <p>{intl.formatMessage({ id: `payments.leaving.${method}` })}</p>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={styles.panel}>
        <AmountHead order={order} ahead={ahead} />
        <LastAttempt order={order} />
        <Steps method={method} />
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal.message}
          </Notice>
        )}
        <Button
          size="lg"
          block
          busy={isPending}
          onClick={() => {
            start(method);
          }}
        >
          {intl.formatMessage(
            { id: isPending ? 'payments.starting' : `payments.start.${method}` },
            { amount: formatBaht(order.to_pay) },
          )}
        </Button>
        <p className={styles.secure}>
          <Icon name="lock" size="sm" />
          {intl.formatMessage({ id: `payments.safe.${method}` })}
        </p>
      </div>
      <MethodList orderId={order.order_id} amount={order.to_pay} except={method} />
    </>
  );
}

function LastAttempt({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: id, payment } = order;
  const result = resultOf(order);
  if (result === 'failed') {
    return (
      <Notice tone="warning" role="status">
        <strong>{intl.formatMessage({ id: 'payments.lastFailed' })}</strong>
        <p>{intl.formatMessage({ id: reasonOf(order) })}</p>
      </Notice>
    );
  }
  // An `initiated` payment is continued by the button below.
  if (payment.status !== 'pending_action') return null;
  return (
    <Notice tone="info" role="status">
      <p>
        {intl.formatMessage(
          { id: 'payments.openAttempt' },
          { method: intl.formatMessage({ id: `payments.method.${payment.method}` }) },
        )}
      </p>
      <div className={styles.row}>
        <ButtonLink size="sm" href={continuePath(locale, id, payment.method)}>
          {intl.formatMessage({ id: 'payments.continue' })}
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="secondary"
          href={pathTo(locale, '/orders/:order/payment/result', { order: id })}
        >
          {intl.formatMessage({ id: 'payments.seeResult' })}
        </ButtonLink>
      </div>
    </Notice>
  );
}

const STEPS = [1, 2, 3] as const;

function Steps({ method }: { readonly method: OnlineMethod }) {
  const intl = useIntl();
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{intl.formatMessage({ id: `payments.step.${method}.${String(step)}` })}</li>
      ))}
    </ol>
  );
}
