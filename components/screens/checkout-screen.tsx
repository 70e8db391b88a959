import { use } from 'react';
import { MapTiles } from '@/components/branches/map-tiles';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { CartWarnings } from '@/components/health/cart-warnings';
import { MemberOnly } from '@/components/common/member-only';
import { WaitingOrder } from '@/components/orders/waiting-order';
import { mapTiles } from '@/lib/layout/env';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';

/** The checkout; an unpaid order replaces an empty cart. */
export function CheckoutScreen({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'checkout'));
  return (
    <MapTiles tiles={mapTiles()}>
      <h1>{intl.formatMessage({ id: 'checkout.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'checkout.waiting' })}>
        <IntlScope locale={locale} domains={['checkout']}>
          <CheckoutView Waiting={WaitingOrder} Warnings={CartWarnings} />
        </IntlScope>
      </MemberOnly>
    </MapTiles>
  );
}
