'use client';

import { lazy, Suspense, useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cartSignal } from '@/lib/cart/signal';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import { cartCount, useCart } from '@/stores/cart';
import { CountBadge, countedLabel } from './count-badge';
import styles from '@/components/layout/tools.module.scss';
import { usePopover } from './use-popover';

const CartPopover = lazy(() =>
  whenConnected(() => import('./cart-popover').then((module) => ({ default: module.CartPopover }))),
);

interface CartLinkProps {
  readonly label: string;
  readonly pieces: string;
}

/** Badge and popover of `docs/product/pages.md`, "Header". Logged out it links to /login. */
export function CartLink({ label, pieces }: CartLinkProps) {
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const count = useCart((state) => cartCount(state.cart));
  const { open, anchor } = usePopover();
  const cart = pathTo(locale, '/cart');
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    return cartSignal.listen(() => {
      void import('@/lib/notifications/queries-member-state')
        .then(({ loadCart }) => loadCart(locale))
        // Keeps the previous number.
        .catch(() => undefined);
    });
  }, [isLoggedIn, locale]);

  return (
    <div className={styles.anchor} {...anchor}>
      <Link
        className={styles.tool}
        href={isLoggedIn ? cart : loginPath(locale, cart)}
        aria-label={countedLabel(label, count, pieces)}
      >
        <Icon name="cart" />
        <CountBadge count={count} />
      </Link>
      {open && (
        <Suspense>
          <CartPopover />
        </Suspense>
      )}
    </div>
  );
}
