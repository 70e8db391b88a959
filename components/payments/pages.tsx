'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OnlineMethod } from '@/lib/api/contract/order-values';
import type { Order } from '@/lib/api/contract/orders';
import { useLocale } from '@/lib/i18n/use-locale';
import { paymentQuery } from '@/lib/queries/payments';
import { AmountHead } from './amount-head';
import { HandOver } from './hand-over';
import { LoadError } from './load-error';
import { OrderGate } from './order-gate';
import { PanelSkeleton } from './panel-skeleton';
import styles from './payments.module.scss';
import { QrPanel } from './qr-panel';
import { StartPanel } from './start-panel';

interface PageProps {
  readonly orderId: string;
}

interface OpenProps {
  readonly order: Order;
  readonly ahead: number;
}

/** `/payment/kbank`: what happens, and the way to the bank. */
export function CardPage({ orderId }: PageProps) {
  return <WayPage orderId={orderId} method="kbank_card" />;
}

/** Whoever has just pressed a button that says "pay" goes on at once; others read what happens first. */
function WayPage({ orderId, method }: PageProps & { readonly method: OnlineMethod }) {
  const now = usePayNow();
  return (
    <OrderGate orderId={orderId}>
      {(order, ahead) => {
        const open = openPayment(order, method);
        return now && open !== undefined ? (
          <Continued order={order} ahead={ahead} paymentId={open} isAskedFor />
        ) : (
          <StartPanel order={order} ahead={ahead} method={method} atOnce={now} />
        );
      }}
    </OrderGate>
  );
}

/** Whether a button that says "pay" led here. Asked once: a refresh or the browser's Back pays nothing. */
function usePayNow(): boolean {
  const asked = useSearchParams().get('pay') === 'now';
  const [isAsked] = useState(asked);
  useEffect(() => {
    if (isAsked) window.history.replaceState(null, '', window.location.pathname);
  }, [isAsked]);
  return isAsked;
}

/** `/payment/kbank/form`: on to the bank with the payment that has begun. */
export function CardFormPage({ orderId }: PageProps) {
  return (
    <OrderGate orderId={orderId}>
      {(order, ahead) => {
        const open = openPayment(order, 'kbank_card');
        return open === undefined ? (
          <StartPanel order={order} ahead={ahead} method="kbank_card" />
        ) : (
          <Continued order={order} ahead={ahead} paymentId={open} />
        );
      }}
    </OrderGate>
  );
}

export function TrueMoneyPage({ orderId }: PageProps) {
  return <WayPage orderId={orderId} method="truemoney" />;
}

/**
 * `/payment/qr` and `/payment/qr/form`: the picture at once. It is made without asking for an order that was
 * placed to be paid so; whoever was here before says when to make another one.
 */
export function QrPage({ orderId }: PageProps) {
  const now = usePayNow();
  return (
    <OrderGate orderId={orderId}>
      {(order, ahead) => {
        const open = openPayment(order, 'qr');
        return open === undefined ? (
          <StartPanel order={order} ahead={ahead} method="qr" atOnce={now || isFirst(order)} />
        ) : (
          <QrPanel order={order} paymentId={open} />
        );
      }}
    </OrderGate>
  );
}

function isFirst({ payment }: Order): boolean {
  return payment.method === 'qr' && payment.id === null;
}

function openPayment({ payment }: Order, method: OnlineMethod): string | undefined {
  const { id, status } = payment;
  // One that is only `initiated` has no page and no picture yet: beginning it again goes on with it.
  const isReady = payment.method === method && status === 'pending_action';
  return isReady && id !== null ? id : undefined;
}

interface ContinuedProps extends OpenProps {
  readonly paymentId: string;
  readonly isAskedFor?: boolean;
}

function Continued({ order, ahead, paymentId, isAskedFor = false }: ContinuedProps) {
  const intl = useIntl();
  const { data, isError, refetch } = useQuery(paymentQuery(useLocale(), paymentId));
  if (isError && !data) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
  return (
    <div className={styles.panel}>
      <AmountHead order={order} ahead={ahead} />
      <HandOver payment={data} isAskedFor={isAskedFor} />
    </div>
  );
}
