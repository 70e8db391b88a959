import { queryOptions } from '@tanstack/react-query';
import { useWishes } from '@/stores/wishes';
import {
  askForStockAlert,
  deleteStockAlert,
  deleteWish,
  getStockAlerts,
  getWishlist,
  putWish,
} from '../api/endpoints/wishes';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** The cards of the wish list; its hearts follow what it says. */
export function wishlistQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['wishlist', locale],
    queryFn: async () => {
      const { entities, product_ids } = await getWishlist(await http(), { locale, cards: true });
      useWishes.getState().replace(product_ids);
      return entities;
    },
    staleTime: 0,
  });
}

/** Changes of one product run one after the other, so that the last click is the last word. */
const running = new Map<number, Promise<unknown>>();

/** Shown at once, and taken back when the service refuses. */
export async function setWish(locale: Locale, productId: number, wished: boolean): Promise<void> {
  const { set } = useWishes.getState();
  set(productId, wished);
  const earlier = running.get(productId) ?? Promise.resolve();
  const change = earlier.then(async () =>
    (wished ? putWish : deleteWish)(await http(), productId, locale),
  );
  const answered = change.catch(() => undefined);
  running.set(productId, answered);
  try {
    await change;
    // A list that was read before may have come since.
    if (running.get(productId) === answered) set(productId, wished);
  } catch (error) {
    if (running.get(productId) === answered) set(productId, !wished);
    throw error;
  } finally {
    if (running.get(productId) === answered) running.delete(productId);
  }
}

export async function isAlertSet(productId: number): Promise<boolean> {
  return (await getStockAlerts(await http())).product_ids.includes(productId);
}

export async function setStockAlert(
  locale: Locale,
  productId: number,
  wanted: boolean,
): Promise<void> {
  if (wanted) await askForStockAlert(await http(), productId, locale);
  else await deleteStockAlert(await http(), productId);
}
