'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Order } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { orderQuery } from '@/lib/orders/queries';
import { clockAheadOf } from '@/lib/browser/use-seconds-left';
import { LoadError } from './load-error';
import { PanelSkeleton } from './panel-skeleton';

interface OrderGateProps {
  readonly orderId: string;
  /** @param ahead how far the service's clock is ahead of the browser's, in ms */
  readonly children: (order: Order, ahead: number) => ReactNode;
}

/** Renders children for an order awaiting payment; redirects others to their result. */
export function OrderGate({ orderId, children }: OrderGateProps) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const {
    data: order,
    dataUpdatedAt,
    isError,
    refetch,
  } = useQuery({
    ...orderQuery(locale, orderId),
    refetchOnWindowFocus: 'always',
  });
  const isClosed = order !== undefined && order.status !== 'waiting_payment';
  const result = pathTo(locale, '/orders/:order/payment/result', { order: orderId });
  useEffect(() => {
    if (isClosed) router.replace(result);
  }, [isClosed, result, router]);
  if (isError && !order) return <LoadError onRetry={() => void refetch()} />;
  if (!order || isClosed) {
    return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
  }
  return children(order, clockAheadOf(order, dataUpdatedAt));
}
