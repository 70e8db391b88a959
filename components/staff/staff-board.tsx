'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import type { Staff, StaffOrderPage } from '@/lib/api/contract/admin';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffOrdersQuery, staffQuery } from '@/lib/queries/staff';
import { BoardHead } from './board-head';
import { BoardTabs } from './board-tabs';
import {
  boardPath,
  orderAddress,
  readView,
  tabsFor,
  toQuery,
  viewAddress,
  type BoardView,
} from './board-view';
import { LoadError } from './load-error';
import { OrderCard } from './order-card';
import styles from './staff.module.scss';

/** What has to be done next, for a branch or the warehouse; looks again by itself. */
export function StaffBoard() {
  const { data: staff, isError, refetch } = useQuery(staffQuery(useLocale()));
  if (isError && !staff) return <LoadError text="staff.loadError" onRetry={() => void refetch()} />;
  if (!staff) return <Waiting />;
  return <Board staff={staff} />;
}

function Waiting() {
  const intl = useIntl();
  return <Spinner label={intl.formatMessage({ id: 'staff.waiting' })} />;
}

function Board({ staff }: { readonly staff: Staff }) {
  const locale = useLocale();
  const path = boardPath(locale);
  const tabs = tabsFor(staff.all);
  const view = readView(useSearchParams(), tabs[staff.all ? 3 : 0] ?? 'approve');
  const { data, isError, refetch } = useQuery(staffOrdersQuery(locale, toQuery(view)));
  const href = (change: Partial<BoardView>) => viewAddress(path, { ...view, page: 1, ...change });
  return (
    <div className={styles.board}>
      <BoardHead staff={staff} view={view} href={href} />
      <BoardTabs tabs={tabs} view={view} page={data} href={(tab) => href({ tab, q: '' })} />
      {isError && <LoadError text="staff.loadError" onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data && <Orders page={data} href={(page) => href({ page })} view={view} />}
    </div>
  );
}

interface OrdersProps {
  readonly page: StaffOrderPage;
  readonly view: BoardView;
  readonly href: (page: number) => string;
}

function Orders({ page: data, view, href }: OrdersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  if (data.total === 0) {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={text('staff.empty')}
        text={text(view.tab === 'returns' ? 'staff.returnsText' : 'staff.emptyText')}
      />
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {data.entities.map((order) => (
          <OrderCard
            key={order.order_id}
            order={order}
            now={data.now}
            href={orderAddress(locale, order.order_id, view)}
          />
        ))}
      </ul>
      <Pagination
        label={text('staff.pages')}
        page={view.page}
        pages={Math.ceil(data.total / data.per_page)}
        href={href}
        previousLabel={text('staff.previous')}
        nextLabel={text('staff.next')}
      />
    </>
  );
}
