'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/api/contract/orders';
import { useLocale } from '@/lib/i18n/use-locale';
import { orderQuery } from '@/lib/queries/orders';
import { polling } from '@/lib/queries/payments';
import { clockAheadOf } from '@/lib/use-seconds-left';
import { LoadError } from './load-error';
import { MethodList } from './method-list';
import { PanelSkeleton } from './panel-skeleton';
import { isUnsettled, resultOf } from './payment-result';
import styles from './payments.module.scss';
import { ResultPanel } from './result-panel';
import { useStartPayment } from './use-start-payment';

/** Reads the order until it is settled; what the address says counts for nothing (`design.md`, "Payment results"). */
export function ResultView({ orderId }: { readonly orderId: string }) {
  const intl = useIntl();
  const query = useQuery({ ...orderQuery(useLocale(), orderId), ...polling<Order>(isUnsettled) });
  const { start, isPending, refusal } = useStartPayment(orderId);
  const order = query.data;
  useOrderListRefresh(order?.status);
  if (query.isError && !order) return <LoadError onRetry={() => void query.refetch()} />;
  if (!order) return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
  const isPayable = order.actions.pay && resultOf(order) !== 'waiting';
  return (
    <>
      <ResultPanel order={order} ahead={clockAheadOf(order, query.dataUpdatedAt)} />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      {isPayable && (
        <div className={styles.others}>
          <MethodList
            orderId={orderId}
            except={order.payment.method}
            busy={isPending}
            onCash={
              order.delivery_method === 'home'
                ? () => {
                    start('cod');
                  }
                : undefined
            }
          />
        </div>
      )}
    </>
  );
}

/** The list of orders that a visit before has read is out of date once the status is another. */
function useOrderListRefresh(status: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (status !== undefined) void queries.invalidateQueries({ queryKey: ['orders'] });
  }, [status, queries]);
}
