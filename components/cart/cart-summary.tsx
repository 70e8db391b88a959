'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Totals, shownRows } from '@/components/ui/totals';
import type { Cart } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { quoteQuery } from '@/lib/cart/queries';
import { useCart } from '@/stores/cart';
import { BestCoupons } from './best-coupons';
import { CartBlockList } from './cart-block-list';
import { cartBlocks } from './cart-blocks';
import styles from './cart-summary.module.scss';
import { CheckoutBar } from './checkout-bar';
import { FreeDeliveryBar } from './free-delivery-bar';
import { canSplit, isPickupOnly } from '@/lib/cart/pickup-only';
import { NearMisses } from './near-misses';

/** Totals come from the service alone; while it calculates, the old ones are shown as updating. */
export function CartSummary({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const locale = useLocale();
  const { quote, isStale } = useQuote(cart);
  const { totals, total } = quote ?? cart;
  const blocks = cartBlocks(cart);
  const heading = useRef<HTMLHeadingElement>(null);
  const say = (id: string) => intl.formatMessage({ id });

  return (
    <div className={styles.side}>
      {!isPickupOnly(cart) && <FreeDeliveryBar cart={cart} />}
      {cart.best_coupons && (
        <BestCoupons best={cart.best_coupons} onUsed={() => heading.current?.focus()} />
      )}
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary" ref={heading} tabIndex={-1}>
          {say('cart.summary')}
        </h2>
        <Totals
          isStale={isStale}
          staleLabel={say('cart.updating')}
          rows={[
            ...shownRows(totals, say('cart.free')),
            // Before the fee is known, and where it cannot be.
            ...(quote ? [] : [{ label: say('cart.delivery'), value: say('cart.deliveryLater') }]),
          ]}
          total={{ label: say('cart.total'), value: formatBaht(total), note: say('cart.vat') }}
        />
        {cart.earned_coins > 0 && (
          <p className={styles.coins}>
            {intl.formatMessage({ id: 'cart.coins' }, { count: cart.earned_coins })}
          </p>
        )}
        <NearMisses cart={cart} />
        {canSplit(cart) && <p className={styles.coins}>{say('cart.canSplit')}</p>}
        {blocks.length > 0 && <CartBlockList blocks={blocks} />}
        <CheckoutBar total={formatBaht(total)} isStale={isStale} blockedBy={blocks[0]?.target} />
        <ButtonLink href={pathTo(locale, '/categories')} variant="ghost" block>
          {say('cart.continue')}
        </ButtonLink>
      </section>
    </div>
  );
}

/** The cart as it would be delivered, by the service's rules; an earlier one is stale until the next is there. */
export function useQuote(cart: Cart) {
  const locale = useLocale();
  const isChanging = useCart(({ pending }) => pending > 0);
  const asked = quoteQuery(locale, cart.version, {
    // Without the fee of a delivery that cannot be chosen.
    delivery_method: isPickupOnly(cart) ? 'pickup' : 'home',
  });
  const { data, isPlaceholderData, isPending } = useQuery({
    ...asked,
    // Prices change without a change of the cart.
    queryKey: [...asked.queryKey, cart.subtotal, cart.total],
    placeholderData: (previous) => previous,
  });
  return { quote: data, isStale: isChanging || isPlaceholderData || isPending };
}
