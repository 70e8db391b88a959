'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/contract';
import type { Payment } from '@/lib/payments/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshOrders } from '@/lib/orders/queries';
import { isOpenPayment, paymentQuery } from '@/lib/payments/queries';
import { clockAheadOf, useSecondsLeft } from '@/lib/browser/use-seconds-left';
import { AmountHead } from './amount-head';
import { HandOver } from './hand-over';
import { LoadError } from './load-error';
import { MethodList } from './method-list';
import { PanelSkeleton } from './panel-skeleton';
import styles from './payments.module.scss';
import { QrExpired } from './qr-expired';
import { QrPicture } from './qr-picture';
import { useStartPayment } from './use-start-payment';

interface QrPanelProps {
  readonly order: Order;
  readonly paymentId: string;
}

export function QrPanel({ order, paymentId }: QrPanelProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const query = useQuery(paymentQuery(useLocale(), paymentId));
  const { start, isPending, refusal } = useStartPayment(order.order_id);
  const payment = query.data;
  const isOver = payment !== undefined && !isOpenPayment(payment.status);
  useEffect(() => {
    // The order decides the outcome: paid, or to be retried.
    if (isOver) void refreshOrders(queries);
  }, [isOver, queries]);
  const seconds = useSecondsLeft(
    payment?.expires_at ?? null,
    payment ? clockAheadOf(payment, query.dataUpdatedAt) : 0,
  );
  if (!payment && query.isError) return <LoadError onRetry={() => void query.refetch()} />;
  if (!payment || isOver) {
    return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
  }
  return (
    <>
      <div className={styles.panel}>
        <AmountHead order={order} />
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal.message}
          </Notice>
        )}
        <Code
          payment={payment}
          seconds={seconds}
          isPending={isPending}
          onNew={() => {
            start('qr');
          }}
        />
      </div>
      <MethodList orderId={order.order_id} amount={order.to_pay} except="qr" />
    </>
  );
}

interface CodeProps {
  readonly payment: Payment;
  readonly seconds: number;
  readonly isPending: boolean;
  readonly onNew: () => void;
}

function Code({ payment, seconds, isPending, onNew }: CodeProps) {
  const { next_action: action } = payment;
  // Some gateways show the code on their own page.
  if (action.type !== 'qr' && action.type !== 'qr_picture') return <HandOver payment={payment} />;
  if (seconds === 0) return <QrExpired busy={isPending} onNew={onNew} />;
  return <QrPicture payment={payment} action={action} seconds={seconds} />;
}
