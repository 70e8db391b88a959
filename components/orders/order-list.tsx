'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { ordersQuery } from '@/lib/queries/orders';
import { LoadError } from './load-error';
import { OrderTile } from './order-tile';
import styles from './orders.module.scss';

export function OrderList() {
  const intl = useIntl();
  const locale = useLocale();
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get('page') ?? '1')) || 1);
  const { data, error, refetch } = useQuery(ordersQuery(locale, page));
  if (error) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={intl.formatMessage({ id: 'orders.waiting' })} />;
  if (data.total === 0) {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={intl.formatMessage({ id: 'orders.empty' })}
        text={intl.formatMessage({ id: 'orders.emptyText' })}
        action={
          <ButtonLink href={localePath(locale, '/categories')}>
            {intl.formatMessage({ id: 'orders.browse' })}
          </ButtonLink>
        }
      />
    );
  }
  const list = localePath(locale, '/orders/order_list');
  return (
    <>
      <ul className={styles.list}>
        {data.entities.map((order) => (
          <OrderTile key={order.order_id} order={order} />
        ))}
      </ul>
      <Pagination
        label={intl.formatMessage({ id: 'orders.pages' })}
        page={page}
        pages={Math.ceil(data.total / data.per_page)}
        href={(number) => (number === 1 ? list : `${list}?page=${String(number)}`)}
        previousLabel={intl.formatMessage({ id: 'orders.previous' })}
        nextLabel={intl.formatMessage({ id: 'orders.next' })}
      />
    </>
  );
}
