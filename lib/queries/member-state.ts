import { getCart } from '../api/endpoints/cart';
import { getNotifications } from '../api/endpoints/notifications';
import { getWishlist } from '../api/endpoints/wishes';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { useCart } from '@/stores/cart';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';

/** What a signed-in shopper sees everywhere. One failure does not keep the others from the screen. */
export async function loadMember(locale: Locale): Promise<void> {
  await Promise.allSettled([loadCart(locale), loadNotifications(locale), loadWishes()]);
}

export async function loadCart(locale: Locale): Promise<void> {
  useCart.getState().replace(await getCart(await http(), locale));
}

/** Those that the event stream told of while the answer was on its way stay. */
export async function loadNotifications(locale: Locale): Promise<void> {
  const page = await getNotifications(await http(), locale);
  const newest = page.entities[0]?.id ?? 0;
  const { notifications, reload } = useNotifications.getState();
  const newer = notifications.filter(({ id }) => id > newest);
  const unread = newer.filter(({ is_read: isRead }) => !isRead).length;
  reload([...newer, ...page.entities], page.total_unread + unread);
  useNotifications.setState({ hasOlder: page.entities.length === page.per_page });
}

/**
 * Which hearts are full; asked once a sign-in, whatever the language, and again where one was pressed before the answer
 * was there.
 */
export async function loadWishes(): Promise<void> {
  if (useWishes.getState().isLoaded) return;
  const client = await http();
  let known: ReadonlySet<number> | null;
  let kept: readonly number[];
  do {
    known = useWishes.getState().ids;
    ({ product_ids: kept } = await getWishlist(client, { locale: 'en', cards: false }));
  } while (useWishes.getState().ids !== known);
  useWishes.getState().replace(kept);
}
