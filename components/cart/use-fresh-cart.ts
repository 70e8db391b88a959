'use client';

import { useCallback, useEffect, useState } from 'react';
import { cartSignal } from '@/lib/cart/signal';
import type { Locale } from '@/lib/i18n/locale';
import { loadCart, openCart } from '@/lib/notifications/queries-member-state';
import { approvalSignal } from '@/lib/browser/signal';

/** Prices, stock and the cart itself may have changed since it was last loaded, here or in another tab. */
export function useFreshCart(locale: Locale) {
  const [failed, setFailed] = useState(false);
  const settle = useCallback((read: Promise<void>) => {
    read.then(
      () => {
        setFailed(false);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  const load = useCallback(() => {
    settle(loadCart(locale));
  }, [locale, settle]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') load();
    };
    settle(openCart(locale));
    const deafen = [cartSignal, approvalSignal].map((signal) => signal.listen(load));
    const stop = new AbortController();
    document.addEventListener('visibilitychange', refresh, { signal: stop.signal });
    window.addEventListener('online', load, { signal: stop.signal });
    return () => {
      for (const stopListening of deafen) stopListening();
      stop.abort();
    };
  }, [load, locale, settle]);
  return { failed, retry: load };
}
