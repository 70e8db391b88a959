'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { useBackOnline } from '@/lib/browser/use-back-online';
import { loadCart } from '@/lib/notifications/queries-member-state';
import { setItem } from '@/lib/cart/queries';
import { useCart } from '@/stores/cart';
import { createDebouncedSend } from './debounced-send';
import { useRefusalText } from './use-cart-change';

/** The quantity as the shopper sets it; the service is told when the clicking has stopped. */
export function useLineQuantity(locale: Locale, productId: number, saved: number) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const refusalText = useRefusalText();
  const [sending] = useState(() => {
    const tell = async (quantity: number) => {
      try {
        // A line that is gone by now, here or in another window, stays gone.
        if (isInCart(productId)) await setItem(locale, productId, quantity);
      } catch (thrown) {
        setFailure(thrown);
        // The limit or the stock that refused it.
        void loadCart(locale).catch(() => undefined);
      } finally {
        setWanted((latest) => (latest === quantity ? null : latest));
      }
    };
    const { begin, end } = useCart.getState();
    return createDebouncedSend({ onWait: begin, onEnd: end, send: (value) => void tell(value) });
  });
  useBackOnline(() => {
    setFailure(undefined);
  });
  // Leaving the page within the debounce time still sends the change.
  useEffect(() => sending.flush, [sending]);

  return {
    quantity: wanted ?? saved,
    isPending: wanted !== null,
    error: failure === undefined ? undefined : refusalText(failure),
    change: (quantity: number) => {
      setWanted(quantity);
      setFailure(undefined);
      sending.change(quantity);
    },
    /** The line is removed: discard pending quantities. */
    drop: () => {
      sending.cancel();
      setWanted(null);
    },
  };
}

function isInCart(productId: number): boolean {
  return useCart.getState().cart?.items.some(({ product }) => product.id === productId) ?? false;
}
