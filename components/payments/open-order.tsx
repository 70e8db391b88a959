'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import type { PaymentPage } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { openOrderQuery } from '@/lib/orders/queries';
import { LoadError } from './load-error';
import { PanelSkeleton } from './panel-skeleton';

/** Redirects the short payment paths to the order awaiting payment, or to the order list. */
export function OpenOrder({ page }: { readonly page: PaymentPage }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const { data: order, isError, refetch } = useQuery(openOrderQuery(locale));
  useEffect(() => {
    if (order === undefined) return;
    router.replace(
      order === null
        ? pathTo(locale, '/orders/order_list')
        : pathTo(locale, `/orders/:order/payment/${page}`, { order: order.order_id }),
    );
  }, [order, locale, page, router]);
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  return <PanelSkeleton label={intl.formatMessage({ id: 'payments.loading' })} />;
}
