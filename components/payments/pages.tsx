'use client';

import { useQuery } from '@tanstack/react-query';
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
  return (
    <OrderGate orderId={orderId}>
      {(order, ahead) => <StartPanel order={order} ahead={ahead} method="kbank_card" />}
    </OrderGate>
  );
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
  return (
    <OrderGate orderId={orderId}>
      {(order, ahead) => <StartPanel order={order} ahead={ahead} method="truemoney" />}
    </OrderGate>
  );
}

/**
 * `/payment/qr` and `/payment/qr/form`: the picture at once. It is made without asking for an order that was
 * placed to be paid so; whoever was here before says when to make another one.
 */
export function QrPage({ orderId }: PageProps) {
  return (
    <OrderGate orderId={orderId}>
      {(order, ahead) => {
        const open = openPayment(order, 'qr');
        return open === undefined ? (
          <StartPanel order={order} ahead={ahead} method="qr" atOnce={isFirst(order)} />
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

function Continued({ order, ahead, paymentId }: OpenProps & { readonly paymentId: string }) {
  const intl = useIntl();
  const { data, isError, refetch } = useQuery(paymentQuery(useLocale(), paymentId));
  if (isError && !data) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
  return (
    <div className={styles.panel}>
      <AmountHead order={order} ahead={ahead} />
      <HandOver payment={data} />
    </div>
  );
}
