'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Pagination } from '@/components/ui/pagination';
import type { OrderPage } from '@/lib/orders/contract';
import { clockAhead } from '@/lib/offers/shop-clock';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { pageCount, pageOf } from '@/lib/pages/search-params';
import { ordersQuery } from '@/lib/orders/queries';
import { LoadError } from './load-error';
import { NoOrders } from './no-orders';
import { OrderTabLinks, tabHref } from './order-tab-links';
import { STATUSES_OF, tabOf, type OrderTab } from './order-tabs';
import { OrderTile } from './order-tile';
import styles from './orders.module.scss';
import { TilesSkeleton } from './orders-skeleton';
import { useLiveOrders } from './use-live-orders';

export function OrderList() {
  useLiveOrders();
  const params = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const page = pageOf(params);
  const query = useQuery({
    ...ordersQuery(useLocale(), page, tab === 'all' ? undefined : STATUSES_OF[tab]),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch, isPlaceholderData } = query;
  return (
    <>
      <OrderTabLinks current={tab} />
      {isError && !data && <LoadError onRetry={() => void refetch()} />}
      {!isError && (!data || isPlaceholderData) && <TilesSkeleton />}
      {data && !isPlaceholderData && <Orders data={data} tab={tab} page={page} />}
    </>
  );
}

interface OrdersProps {
  readonly data: OrderPage;
  readonly tab: OrderTab;
  readonly page: number;
}

function Orders({ data, tab, page }: OrdersProps) {
  const intl = useIntl();
  const list = pathTo(useLocale(), '/orders/order_list');
  const ahead = useClockAhead();
  if (data.total === 0) return <NoOrders tab={tab} />;
  return (
    <>
      <ul className={styles.tiles}>
        {data.entities.map((order) => (
          <OrderTile key={order.order_id} order={order} ahead={ahead} />
        ))}
      </ul>
      <Pagination
        label={intl.formatMessage({ id: 'orders.pages' })}
        page={page}
        pages={pageCount(data.total, data.per_page)}
        href={(number) => tabHref(list, tab, number)}
        previousLabel={intl.formatMessage({ id: 'orders.previous' })}
        nextLabel={intl.formatMessage({ id: 'orders.next' })}
      />
    </>
  );
}

function useClockAhead(): number | undefined {
  const [ahead, setAhead] = useState<number>();
  useEffect(() => {
    void clockAhead().then(setAhead);
  }, []);
  return ahead;
}
