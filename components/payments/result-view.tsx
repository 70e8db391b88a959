'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToldPurchase } from '@/components/common/use-told';
import { PushCard } from '@/components/notifications/push-card';
import type { Order } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { orderQuery, ordersKey } from '@/lib/orders/queries';
import { polling } from '@/lib/payments/queries';
import { clockAheadOf } from '@/lib/browser/use-seconds-left';
import { LoadError } from './load-error';
import { MethodList } from './method-list';
import { PanelSkeleton } from './panel-skeleton';
import { isUndecided, resultOf, type PaymentResult } from './payment-result';
import { ResultPanel } from './result-panel';

const DONE: ReadonlySet<PaymentResult> = new Set(['paid', 'cod']);

/**
 * Polls the order until the outcome is known; parameters of the address are ignored (`docs/product/orders.md`,
 * "Paying").
 */
export function ResultView({ orderId }: { readonly orderId: string }) {
  const intl = useIntl();
  const query = useQuery({ ...orderQuery(useLocale(), orderId), ...polling<Order>(isUndecided) });
  const order = query.data;
  useOrderListRefresh(order?.status);
  useToldPurchase(order);
  if (query.isError && !order) return <LoadError onRetry={() => void query.refetch()} />;
  if (!order) return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
  const isPayable = order.actions.pay && resultOf(order) !== 'waiting';
  return (
    <>
      <ResultPanel order={order} ahead={clockAheadOf(order, query.dataUpdatedAt)} />
      {DONE.has(resultOf(order)) && <PushCard />}
      {isPayable && (
        <MethodList orderId={orderId} amount={order.to_pay} except={order.payment.method} />
      )}
    </>
  );
}

function useOrderListRefresh(status: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (status !== undefined) void queries.invalidateQueries({ queryKey: ordersKey });
  }, [status, queries]);
}
