import { useEffect, useState } from 'react';
import type { Cart } from '@/lib/cart/contract';
import { clockAhead } from '@/lib/offers/shop-clock';
import { useLocale } from '@/lib/i18n/use-locale';
import { loadCart } from '@/lib/notifications/queries-member-state';

/** So that the service has certainly reached the end when it is asked. */
const AFTER_MS = 250;

/** Loads the cart again when a flash price in it ends; answers the products whose price that was. */
export function useFlashEnd(cart: Cart | null): ReadonlySet<number> {
  const locale = useLocale();
  const [ended, setEnded] = useState<ReadonlySet<number>>(new Set());
  const sales = cart?.items.flatMap(({ product, flash }) =>
    flash ? [{ id: product.id, end: Date.parse(flash.ends_at) }] : [],
  );
  const key = JSON.stringify(sales ?? []);
  useEffect(() => {
    const running = JSON.parse(key) as { readonly id: number; readonly end: number }[];
    if (running.length === 0) return undefined;
    const first = Math.min(...running.map(({ end }) => end));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const over = () => {
      const ids = running.filter(({ end }) => end === first).map(({ id }) => id);
      setEnded((before) => new Set([...before, ...ids]));
      void loadCart(locale).catch(() => undefined);
    };
    void clockAhead().then((ahead) => {
      if (!left) timer = setTimeout(over, first - (Date.now() + ahead) + AFTER_MS);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, locale]);
  return ended;
}
