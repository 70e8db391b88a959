'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Totals } from '@/components/ui/totals';
import type { Cart, Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { CartBlockList } from './cart-block-list';
import { cartBlocks } from './cart-blocks';
import styles from './cart-summary.module.scss';
import { CheckoutBar } from './checkout-bar';
import { CouponBox } from './coupon-box';
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
  const say = (id: string) => intl.formatMessage({ id });
  const baht = (amount: number) =>
    intl.formatMessage({ id: 'cart.thb' }, { amount: formatBaht(amount) });

  return (
    <div className={styles.side}>
      <FreeDeliveryBar cart={cart} />
      <CouponBox cart={cart} />
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">{say('cart.summary')}</h2>
        <Totals
          isStale={isStale}
          staleLabel={say('cart.updating')}
          rows={[
            { label: say('cart.subtotal'), value: baht(subtotal) },
            ...adjustments.map(({ reason, amount }) => ({
              label: reason,
              value: intl.formatMessage({ id: 'cart.minus' }, { amount: formatBaht(amount) }),
              tone: 'saving' as const,
            })),
            { label: say('cart.delivery'), value: deliveryText(quote, say, baht) },
          ]}
          total={{ label: say('cart.total'), value: baht(total), note: say('cart.vat') }}
        />
        {cart.earned_coins > 0 && (
          <p className={styles.coins}>
            {intl.formatMessage({ id: 'cart.coins' }, { count: cart.earned_coins })}
          </p>
        )}
        <NearMisses cart={cart} />
        {blocks.length > 0 && <CartBlockList blocks={blocks} />}
        <CheckoutBar total={baht(total)} isStale={isStale} blockedBy={blocks[0]?.target} />
        <ButtonLink href={localePath(locale, '/categories')} variant="ghost" block>
          {say('cart.continue')}
        </ButtonLink>
      </section>
    </div>
  );
}

/** The fee of home delivery; before it is known, and where it cannot be, checkout shows it. */
function deliveryText(
  quote: Quote | undefined,
  say: (id: string) => string,
  baht: (amount: number) => string,
): string {
  if (!quote) return say('cart.deliveryLater');
  return quote.delivery_fee === 0 ? say('cart.free') : baht(quote.delivery_fee);
}
