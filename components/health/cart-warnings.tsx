'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { useCart } from '@/stores/cart';

const CartCheck = lazy(() =>
  whenConnected(
    () => import('./cart-check').then((module) => ({ default: module.CartCheck })),
    null,
  ),
);

/** Stands above a cart and above an order before it is paid; loaded once there is something in it. */
export function CartWarnings() {
  const isFull = useCart((state) => (state.cart?.items.length ?? 0) > 0);
  return (
    isFull && (
      <Suspense>
        <CartCheck />
      </Suspense>
    )
  );
}
