import { use, Suspense } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { OrderDetail } from './order-detail';

interface OrderScreenProps {
  readonly locale: Locale;
  readonly orderId: string;
}

export function OrderScreen({ locale, orderId }: OrderScreenProps) {
  const intl = use(getIntl(locale, 'orders'));
  return (
    <>
      <h1>{intl.formatMessage({ id: 'orders.number' }, { id: orderId })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'orders.waiting' })}>
        <IntlScope locale={locale} domains={['orders', 'notifications-push']}>
          <Suspense>
            <OrderDetail orderId={orderId} />
          </Suspense>
        </IntlScope>
      </MemberOnly>
    </>
  );
}
