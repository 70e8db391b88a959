'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Totals } from '@/components/ui/totals';
import type { Cart, Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { quoteQuery } from '@/lib/queries/cart';
import styles from './checkout.module.scss';

interface OrderSummaryBoxProps {
  readonly cart: Cart;
  readonly addressId: number | undefined;
  readonly isPending: boolean;
  readonly refusal: string | undefined;
  readonly onPlace: (quote: Quote, addressId: number | undefined) => void;
}

/** The service's quote, and a button with exactly that total. */
export function OrderSummaryBox(props: OrderSummaryBoxProps) {
  const { cart, addressId, isPending, refusal, onPlace } = props;
  const intl = useIntl();
  const locale = useLocale();
  const { data: quote } = useQuery({
    ...quoteQuery(locale, cart.version, {
      delivery_method: 'home',
      ...(addressId === undefined ? {} : { address_id: addressId }),
    }),
    placeholderData: (previous) => previous,
  });
  const isCurrent = quote?.cart_version === cart.version;
  const baht = (amount: number) =>
    intl.formatMessage({ id: 'checkout.thb' }, { amount: formatBaht(amount) });

  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">{intl.formatMessage({ id: 'checkout.summary' })}</h2>
      {quote && (
        <Totals
          isStale={!isCurrent}
          staleLabel={intl.formatMessage({ id: 'checkout.updating' })}
          rows={[
            { label: intl.formatMessage({ id: 'checkout.subtotal' }), value: baht(quote.subtotal) },
            {
              label: intl.formatMessage({ id: 'checkout.deliveryFee' }),
              value:
                quote.delivery_fee === 0
                  ? intl.formatMessage({ id: 'checkout.free' })
                  : baht(quote.delivery_fee),
            },
          ]}
          total={{
            label: intl.formatMessage({ id: 'checkout.total' }),
            value: baht(quote.total),
            note: intl.formatMessage({ id: 'checkout.vat' }, { amount: formatBaht(quote.vat) }),
          }}
        />
      )}
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {quote && (
        <Button
          size="lg"
          block
          busy={isPending || !isCurrent}
          onClick={() => {
            onPlace(quote, addressId);
          }}
        >
          {intl.formatMessage({ id: 'checkout.placeOrder' }, { amount: formatBaht(quote.total) })}
        </Button>
      )}
    </section>
  );
}
