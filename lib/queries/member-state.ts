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
  await Promise.allSettled([openPage(locale), loadNotifications(locale), loadWishes()]);
}

/** As it is now. */
export function loadCart(locale: Locale): Promise<void> {
  const read = readCart(locale).finally(() => {
    if (reading?.read === read) reading = undefined;
  });
  reading = { locale, read };
  return read;
}

async function readCart(locale: Locale): Promise<void> {
  useCart.getState().replace(await getCart(await http(), locale));
}

/** As long as this, what was read for the page is fresh enough for a screen that begins with it. */
const FRESH_MS = 5_000;
let reading: { readonly locale: Locale; readonly read: Promise<void> } | undefined;
let readForPageAt = -Infinity;

/** For what begins with a page, which reads the cart once for all of it. */
export function openCart(locale: Locale): Promise<void> {
  if (reading?.locale === locale) return reading.read;
  const isFresh = performance.now() - readForPageAt < FRESH_MS;
  return isFresh ? Promise.resolve() : loadCart(locale);
}

async function openPage(locale: Locale): Promise<void> {
  await openCart(locale);
  readForPageAt = performance.now();
}

let listing: Promise<unknown> = Promise.resolve();

/** The id of the newest notice that was read, after one that is being read; undefined where none could be. */
export async function newestNotice(): Promise<number | undefined> {
  await listing;
  return useNotifications.getState().newestRead;
}

export function loadNotifications(locale: Locale): Promise<void> {
  const read = readNotifications(locale);
  listing = read.catch(() => undefined);
  return read;
}

/** Those that the event stream told of while the answer was on its way stay. */
async function readNotifications(locale: Locale): Promise<void> {
  const page = await getNotifications(await http(), locale);
  const newest = page.entities[0]?.id ?? 0;
  const { notifications, reload } = useNotifications.getState();
  const newer = notifications.filter(({ id }) => id > newest);
  const unread = newer.filter(({ is_read: isRead }) => !isRead).length;
  reload([...newer, ...page.entities], page.total_unread + unread);
  useNotifications.setState({
    hasOlder: page.entities.length === page.per_page,
    newestRead: newest,
  });
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
