'use client';

import { useIntl } from 'react-intl';
import type { StaffOrderPage } from '@/lib/staff/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { BoardList } from './board-list';
import { orderAddress, type BoardView } from './board-view';
import { OrderCard } from './order-card';

interface BoardOrdersProps {
  readonly page: StaffOrderPage;
  readonly view: BoardView;
  readonly href: (page: number) => string;
}

export function BoardOrders({ page, view, href }: BoardOrdersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const emptyText = view.tab === 'returns' ? 'staff.returnsText' : 'staff.emptyText';
  return (
    <BoardList
      page={view.page}
      total={page.total}
      perPage={page.per_page}
      href={href}
      emptyText={intl.formatMessage({ id: emptyText })}
    >
      {page.entities.map((order) => (
        <OrderCard
          key={order.order_id}
          order={order}
          now={page.now}
          href={orderAddress(locale, order.order_id, view)}
        />
      ))}
    </BoardList>
  );
}
