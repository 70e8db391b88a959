import type { Metadata } from 'next';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { CartWarnings } from '@/components/health/cart-warnings';
import { MapTiles } from '@/components/branches/map-tiles';
import { WaitingOrder } from '@/components/orders/waiting-order';
import { mapTiles } from '@/lib/env';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';
import { PickupBranch, PickupPicker } from './pickup-slots';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/orders/summary',
    domain: 'checkout',
    title: 'checkout.title',
    description: 'checkout.description',
  });
}

export default async function CheckoutPage({ params }: LocaleParams) {
  return (
    <MapTiles tiles={mapTiles()}>
      <CheckoutScreen
        locale={await localeOf(params)}
        pickup={{ Picker: PickupPicker, Chosen: PickupBranch }}
        Waiting={WaitingOrder}
        Warnings={CartWarnings}
      />
    </MapTiles>
  );
}
