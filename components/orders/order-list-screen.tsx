import { use, Suspense } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { OrderList } from './order-list';

export function OrderListScreen({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'orders'));
  return (
    <>
      <h1>{intl.formatMessage({ id: 'orders.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'orders.waiting' })}>
        <IntlScope locale={locale} domains={['orders']}>
          <Suspense>
            <OrderList />
          </Suspense>
        </IntlScope>
      </MemberOnly>
    </>
  );
}
