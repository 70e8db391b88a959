'use client';

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { loadCart } from '@/lib/queries/cart';
import { useCart } from '@/stores/cart';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import styles from './cart-view.module.scss';
import { useFlashEnd } from './use-flash-end';

export function CartView() {
  const intl = useIntl();
  const locale = useLocale();
  const cart = useCart((state) => state.cart);
  useFreshCart();
  const ended = useFlashEnd(cart);
  if (!cart) return <Spinner label={intl.formatMessage({ id: 'cart.waiting' })} />;
  if (cart.items.length === 0) {
    return (
      <EmptyState
        image="/images/empty-cart.svg"
        title={intl.formatMessage({ id: 'cart.empty' })}
        text={intl.formatMessage({ id: 'cart.emptyText' })}
        action={
          <ButtonLink href={localePath(locale, '/categories')}>
            {intl.formatMessage({ id: 'cart.browse' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={styles.columns}>
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <CartLine key={item.product.id} item={item} flashEnded={ended.has(item.product.id)} />
        ))}
      </ul>
      <CartSummary cart={cart} />
    </div>
  );
}

/** Prices and stock may have changed since the cart was last loaded, here or in another tab. */
function useFreshCart(): void {
  const locale = useLocale();
  useEffect(() => {
    const refresh = () => {
      // A failed refresh keeps the cart that is shown; the layout tells about an outage.
      if (document.visibilityState === 'visible') void loadCart(locale).catch(() => undefined);
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [locale]);
}
