'use client';

import { useIntl } from 'react-intl';
import type { StaffPaymentPage } from '@/lib/staff/contract-payments';
import { useLocale } from '@/lib/i18n/use-locale';
import { BoardList } from './board-list';
import { orderAddress, type BoardView } from './board-view';
import { PaymentCard } from './payment-card';

interface BoardPaymentsProps {
  readonly page: StaffPaymentPage;
  readonly view: BoardView;
  readonly href: (page: number) => string;
}

export function BoardPayments({ page, view, href }: BoardPaymentsProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <BoardList
      page={view.page}
      total={page.total}
      perPage={page.per_page}
      href={href}
      emptyText={intl.formatMessage({ id: 'staff.payment.empty' })}
    >
      {page.entities.map((payment) => (
        <PaymentCard
          key={payment.payment_id}
          payment={payment}
          now={page.now}
          href={orderAddress(locale, payment.order_id, view)}
        />
      ))}
    </BoardList>
  );
}
