'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { placeIn } from '@/lib/api/place';
import type { Staff } from '@/lib/staff/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffOrdersQuery, staffPaymentsQuery, staffQuery } from '@/lib/staff/queries';
import { BoardHead } from './board-head';
import { BoardOrders } from './board-orders';
import { BoardPayments } from './board-payments';
import { BoardTabs } from './board-tabs';
import {
  boardPath,
  firstTab,
  readView,
  showsPayments,
  tabsFor,
  toQuery,
  viewAddress,
  type BoardView,
} from './board-view';
import { LoadError } from './load-error';
import styles from './staff.module.scss';

/** Work of a branch or the warehouse, by stage; refreshes itself. */
export function StaffBoard() {
  const intl = useIntl();
  const { data: staff, isError, refetch } = useQuery(staffQuery(useLocale()));
  if (isError && !staff) return <LoadError text="staff.loadError" onRetry={() => void refetch()} />;
  if (!staff) return <Waiting />;
  if (!staff.all && staff.branches.length === 0) {
    return (
      <div className={styles.board}>
        <h1>{intl.formatMessage({ id: 'staff.title' })}</h1>
        <Notice tone="info">{intl.formatMessage({ id: 'staff.nowhere' })}</Notice>
      </div>
    );
  }
  return <Board staff={staff} />;
}

function Waiting() {
  const intl = useIntl();
  return <Spinner label={intl.formatMessage({ id: 'staff.waiting' })} />;
}

function Board({ staff }: { readonly staff: Staff }) {
  const locale = useLocale();
  const path = boardPath(locale);
  const tabs = tabsFor(staff);
  const view = readView(useSearchParams(), tabs, firstTab(staff));
  const onPayments = showsPayments(view);
  const orders = useQuery(staffOrdersQuery(locale, toQuery(view)));
  const payments = useQuery({
    ...staffPaymentsQuery(locale, onPayments ? placeIn(view) : { page: 1 }),
    enabled: staff.abilities.includes('payments.read'),
  });
  const shown = onPayments ? payments : orders;
  const href = (change: Partial<BoardView>) =>
    viewAddress(path, { ...view, page: 1, from: '', ...change });
  return (
    <div className={styles.board}>
      <BoardHead staff={staff} view={view} href={href} />
      <BoardTabs
        tabs={tabs}
        view={view}
        orders={orders.data}
        payments={payments.data?.total ?? 0}
        href={(tab) => href({ tab, q: '' })}
      />
      {shown.isError && <LoadError text="staff.loadError" onRetry={() => void shown.refetch()} />}
      {!shown.data && !shown.isError && <Waiting />}
      {onPayments && payments.data && (
        <BoardPayments page={payments.data} view={view} href={href} />
      )}
      {!onPayments && orders.data && <BoardOrders page={orders.data} view={view} href={href} />}
    </div>
  );
}
