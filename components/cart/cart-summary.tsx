'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Totals } from '@/components/ui/totals';
import type { Cart } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { quoteQuery } from '@/lib/queries/cart';
import { FreeDeliveryBar } from './free-delivery-bar';
import styles from './cart-summary.module.scss';

/** Totals come from the service alone; while it calculates, the old ones are shown as updating. */
export function CartSummary({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: quote } = useQuery({
    ...quoteQuery(locale, cart.version, undefined),
    placeholderData: (previous) => previous,
  });
  const isStale = quote?.cart_version !== cart.version;
  const canCheckOut = cart.items.every((item) => item.qty <= item.max_qty);
  const baht = (amount: number) =>
    intl.formatMessage({ id: 'cart.thb' }, { amount: formatBaht(amount) });

  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{intl.formatMessage({ id: 'cart.summary' })}</h2>
      {quote && <FreeDeliveryBar quote={quote} />}
      <Totals
        isStale={isStale}
        staleLabel={intl.formatMessage({ id: 'cart.updating' })}
        rows={[
          { label: intl.formatMessage({ id: 'cart.subtotal' }), value: baht(cart.subtotal) },
          {
            label: intl.formatMessage({ id: 'cart.delivery' }),
            value:
              quote?.delivery_fee === 0
                ? intl.formatMessage({ id: 'cart.free' })
                : baht(quote?.delivery_fee ?? 0),
          },
        ]}
        total={{
          label: intl.formatMessage({ id: 'cart.total' }),
          value: baht(quote?.total ?? cart.subtotal),
          note: intl.formatMessage({ id: 'cart.vat' }),
        }}
      />
      {canCheckOut && (
        <ButtonLink href={localePath(locale, '/orders/summary')} size="lg" block>
          {intl.formatMessage({ id: 'cart.checkout' })}
        </ButtonLink>
      )}
      <ButtonLink href={localePath(locale, '/categories')} variant="ghost" block>
        {intl.formatMessage({ id: 'cart.continue' })}
      </ButtonLink>
    </section>
  );
}
