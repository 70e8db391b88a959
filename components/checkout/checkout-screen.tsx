import { MemberOnly } from '@/components/layout/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { CheckoutView } from './checkout-view';

export async function CheckoutScreen({ locale }: { readonly locale: Locale }) {
  const intl = await getIntl(locale, 'checkout');
  return (
    <>
      <h1>{intl.formatMessage({ id: 'checkout.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'checkout.waiting' })}>
        <IntlScope locale={locale} domains={['checkout']}>
          <CheckoutView />
        </IntlScope>
      </MemberOnly>
    </>
  );
}
