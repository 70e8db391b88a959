'use client';

import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Totals } from '@/components/ui/totals';
import type { Cart, Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { BestCoupons } from './best-coupons';
import { CartBlockList } from './cart-block-list';
import { cartBlocks } from './cart-blocks';
import styles from './cart-summary.module.scss';
import { CheckoutBar } from './checkout-bar';
import { FreeDeliveryBar } from './free-delivery-bar';
import { NearMisses } from './near-misses';
import { useQuote } from './use-quote';

/** Totals come from the service alone; while it calculates, the old ones are shown as updating. */
export function CartSummary({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const locale = useLocale();
  const { quote, isStale } = useQuote(cart);
  const { adjustments, subtotal, total } = quote ?? cart;
  const blocks = cartBlocks(cart);
  const heading = useRef<HTMLHeadingElement>(null);
  const say = (id: string) => intl.formatMessage({ id });

  return (
    <div className={styles.side}>
      {!cart.items.some((item) => item.pickup_only) && <FreeDeliveryBar cart={cart} />}
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
            { label: say('cart.subtotal'), value: formatBaht(subtotal) },
            ...adjustments
              .filter(({ scope }) => scope !== 'delivery')
              .map(({ reason, amount }) => ({
                label: reason,
                value: formatBaht(-amount),
                tone: 'saving' as const,
              })),
            { ...deliveryRow(quote, say), note: freeDeliveryReason(adjustments) },
          ]}
          total={{ label: say('cart.total'), value: formatBaht(total), note: say('cart.vat') }}
        />
        {cart.earned_coins > 0 && (
          <p className={styles.coins}>
            {intl.formatMessage({ id: 'cart.coins' }, { count: cart.earned_coins })}
          </p>
        )}
        <NearMisses cart={cart} />
        {blocks.length > 0 && <CartBlockList blocks={blocks} />}
        <CheckoutBar total={formatBaht(total)} isStale={isStale} blockedBy={blocks[0]?.target} />
        <ButtonLink href={localePath(locale, '/categories')} variant="ghost" block>
          {say('cart.continue')}
        </ButtonLink>
      </section>
    </div>
  );
}

/** The fee of home delivery; before it is known, and where it cannot be, checkout shows it. */
function deliveryRow(quote: Quote | undefined, say: (id: string) => string) {
  const label = say('cart.delivery');
  if (!quote) return { label, value: say('cart.deliveryLater') };
  return {
    label,
    value: quote.delivery_fee === 0 ? say('cart.free') : formatBaht(quote.delivery_fee),
  };
}

/** What took off the fee; the fee that is shown is what is left of it. */
function freeDeliveryReason(adjustments: Cart['adjustments']): string | undefined {
  return adjustments.find(({ scope }) => scope === 'delivery')?.reason;
}
