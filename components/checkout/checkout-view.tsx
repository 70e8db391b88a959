'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { addressesQuery } from '@/lib/queries/addresses';
import { loadCart } from '@/lib/queries/cart';
import { useCart } from '@/stores/cart';
import { AddressStep } from './address-step';
import styles from './checkout.module.scss';
import { ItemsReview } from './items-review';
import { OrderSummaryBox } from './order-summary-box';
import { PaymentStep } from './payment-step';
import { usePlaceOrder } from './use-place-order';

/** Delivery, payment and review on one page: nothing that was chosen is lost by going back. */
export function CheckoutView() {
  const intl = useIntl();
  const locale = useLocale();
  const cart = useCart((state) => state.cart);
  const addresses = useQuery(addressesQuery(locale));
  const [chosen, setChosen] = useState<number>();
  const { place, isPending, isDone, refusal, addressError } = usePlaceOrder();
  useEffect(() => {
    void loadCart(locale).catch(() => undefined);
  }, [locale]);

  if (!cart || !addresses.data || isDone) {
    return <Spinner label={intl.formatMessage({ id: 'checkout.waiting' })} />;
  }
  if (cart.items.length === 0) {
    return (
      <EmptyState
        image="/images/empty-cart.svg"
        title={intl.formatMessage({ id: 'checkout.empty' })}
        action={
          <ButtonLink href={localePath(locale, '/categories')}>
            {intl.formatMessage({ id: 'checkout.browse' })}
          </ButtonLink>
        }
      />
    );
  }
  const usual = addresses.data.find((address) => address.is_default) ?? addresses.data[0];
  const addressId = chosen ?? usual?.id;
  return (
    <div className={styles.columns}>
      <div className={styles.steps}>
        <AddressStep
          addresses={addresses.data}
          chosenId={addressId}
          onChoose={setChosen}
          error={addressError}
        />
        <PaymentStep />
        <ItemsReview cart={cart} />
      </div>
      <OrderSummaryBox
        cart={cart}
        addressId={addressId}
        isPending={isPending}
        refusal={refusal}
        onPlace={place}
      />
    </div>
  );
}
