import { use, type ComponentType } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import type { WaitingSlotProps } from '@/components/common/waiting-slot';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { CartView } from './cart-view';

interface CartScreenProps {
  readonly locale: Locale;
  readonly Waiting: ComponentType<WaitingSlotProps>;
  readonly Warnings: ComponentType;
}

export function CartScreen({ locale, Waiting, Warnings }: CartScreenProps) {
  const intl = use(getIntl(locale, 'cart'));
  return (
    <>
      <h1>{intl.formatMessage({ id: 'cart.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'cart.waiting' })}>
        <IntlScope locale={locale} domains={['cart', 'errors', 'cart-errors', 'wallet-errors']}>
          <CartView Waiting={Waiting} Warnings={Warnings} />
        </IntlScope>
      </MemberOnly>
    </>
  );
}
