import type { ComponentType } from 'react';
import { MemberOnly } from '@/components/layout/member-only';
import type { WaitingSlotProps } from '@/components/layout/waiting-slot';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { CheckoutView } from './checkout-view';
import type { PickupSlots } from './pickup-slots';

interface CheckoutScreenProps {
  readonly locale: Locale;
  readonly pickup: PickupSlots;
  /** In the place of an empty cart, where an order waits to be paid. */
  readonly Waiting: ComponentType<WaitingSlotProps>;
  readonly Warnings: ComponentType;
}

export async function CheckoutScreen({ locale, pickup, Waiting, Warnings }: CheckoutScreenProps) {
  const intl = await getIntl(locale, 'checkout');
  return (
    <>
      <h1>{intl.formatMessage({ id: 'checkout.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'checkout.waiting' })}>
        <IntlScope locale={locale} domains={['checkout']}>
          <CheckoutView pickup={pickup} Waiting={Waiting} Warnings={Warnings} />
        </IntlScope>
      </MemberOnly>
    </>
  );
}
