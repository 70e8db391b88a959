'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OnlineMethod } from '@/lib/checkout/contract-values';
import type { Order } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { paymentQuery } from '@/lib/payments/queries';
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

export function CardPage({ orderId }: PageProps) {
  return <WayPage orderId={orderId} method="kbank_card" />;
}

/** After a "pay" button the payment starts at once; otherwise the page explains it first. */
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

/** Whether a "pay" button led here. Read once: a reload or the browser's Back starts no payment. */
function usePayNow(): boolean {
  const asked = useSearchParams().get('pay') === 'now';
  const [isAsked] = useState(asked);
  useEffect(() => {
    if (isAsked) window.history.replaceState(null, '', window.location.pathname);
  }, [isAsked]);
  return isAsked;
}

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
 * `/payment/qr` and `/payment/qr/form`. Creates the first code of a QR order without asking; later codes need a button
 * press.
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
  // An `initiated` payment has no page or picture yet; starting again continues it.
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
