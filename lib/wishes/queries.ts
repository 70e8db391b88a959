import { queryOptions } from '@tanstack/react-query';
import { useWishes } from '@/stores/wishes';
import {
  askForSearchAlert,
  askForStockAlert,
  deleteSearchAlert,
  deleteStockAlert,
  deleteWish,
  getSearchAlerts,
  getStockAlerts,
  getWishlist,
  putWish,
} from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { WaitedFor } from './contract';

/** Cards of the wish list; also updates the hearts. */
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

/** Serialises changes per product, so the last click wins. */
const running = new Map<number, Promise<unknown>>();

/** Optimistic; reverted if the service refuses. */
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
    // An older list may have arrived meanwhile.
    if (running.get(productId) === answered) set(productId, wished);
  } catch (error) {
    if (running.get(productId) === answered) set(productId, !wished);
    throw error;
  } finally {
    if (running.get(productId) === answered) running.delete(productId);
  }
}

export async function isAlertSet(waitingFor: WaitedFor): Promise<boolean> {
  if (typeof waitingFor === 'string') return (await searchAlertsOf(waitingFor)).length > 0;
  return (await getStockAlerts(await http())).product_ids.includes(waitingFor);
}

export async function setAlert(
  locale: Locale,
  waitingFor: WaitedFor,
  wanted: boolean,
): Promise<void> {
  if (typeof waitingFor === 'string') await setSearchAlert(locale, waitingFor, wanted);
  else if (wanted) await askForStockAlert(await http(), waitingFor, locale);
  else await deleteStockAlert(await http(), waitingFor);
}

/** The member's alert for these words, if there is one. */
async function searchAlertsOf(keyword: string) {
  return (await getSearchAlerts(await http(), keyword)).entities;
}

async function setSearchAlert(locale: Locale, keyword: string, wanted: boolean): Promise<void> {
  if (wanted) await askForSearchAlert(await http(), keyword, locale);
  else for (const { id } of await searchAlertsOf(keyword)) await cancelSearchAlert(id);
}

export async function cancelSearchAlert(id: number): Promise<void> {
  await deleteSearchAlert(await http(), id);
}

/** All alerts of the member for words. */
export const searchAlertsQuery = queryOptions({
  queryKey: ['search-alerts'],
  queryFn: async () => (await getSearchAlerts(await http())).entities,
  staleTime: 0,
});
