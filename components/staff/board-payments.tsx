'use client';

import { useIntl } from 'react-intl';
import type { StaffPaymentPage } from '@/lib/staff/contract-payments';
import { momentMark, type Place } from '@/lib/api/place';
import { useLocale } from '@/lib/i18n/use-locale';
import { BoardList } from './board-list';
import { orderAddress, type BoardView } from './board-view';
import { PaymentCard } from './payment-card';

interface BoardPaymentsProps {
  readonly page: StaffPaymentPage;
  readonly view: BoardView;
  readonly href: (place: Place) => string;
}

export function BoardPayments({ page, view, href }: BoardPaymentsProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <BoardList
      found={page}
      place={view}
      href={href}
      markOf={({ since, payment_id: id }) => momentMark(since, id)}
      emptyText={intl.formatMessage({ id: 'staff.payment.empty' })}
    >
      {(payment) => (
        <PaymentCard
          key={payment.payment_id}
          payment={payment}
          now={page.now}
          href={orderAddress(locale, payment.order_id, view)}
        />
      )}
    </BoardList>
  );
}
