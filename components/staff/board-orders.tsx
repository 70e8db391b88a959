'use client';

import { useIntl } from 'react-intl';
import type { StaffOrderPage } from '@/lib/staff/contract';
import { momentMark, type Place } from '@/lib/api/place';
import { useLocale } from '@/lib/i18n/use-locale';
import { BoardList } from './board-list';
import { orderAddress, type BoardView } from './board-view';
import { OrderCard } from './order-card';

interface BoardOrdersProps {
  readonly page: StaffOrderPage;
  readonly view: BoardView;
  readonly href: (place: Place) => string;
}

export function BoardOrders({ page, view, href }: BoardOrdersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const emptyText = view.tab === 'returns' ? 'staff.returnsText' : 'staff.emptyText';
  return (
    <BoardList
      found={page}
      place={view}
      href={href}
      markOf={({ since, order_id: id }) => momentMark(since, id)}
      emptyText={intl.formatMessage({ id: emptyText })}
    >
      {(order) => (
        <OrderCard
          key={order.order_id}
          order={order}
          now={page.now}
          href={orderAddress(locale, order.order_id, view)}
        />
      )}
    </BoardList>
  );
}
