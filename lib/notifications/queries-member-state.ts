import { getCart } from '../cart/calls';
import { getNotifications } from './calls';
import { getWishlist } from '../wishes/calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { useCart } from '@/stores/cart';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';

/** Milliseconds for which data read at startup is fresh enough for the first screen. */
const FRESH_MS = 5_000;

/** Shares one read among several parts of a starting page. */
function shared(read: (locale: Locale) => Promise<void>) {
  let reading: { readonly locale: Locale; readonly answer: Promise<void> } | undefined;
  let readForPageAt = -Infinity;
  const isFresh = () => performance.now() - readForPageAt < FRESH_MS;
  /** Reads the current state. */
  const load = (locale: Locale): Promise<void> => {
    const answer = read(locale).finally(() => {
      if (reading?.answer === answer) reading = undefined;
    });
    reading = { locale, answer };
    return answer;
  };
  /** For page starts; shared by all parts. */
  const open = (locale: Locale): Promise<void> => {
    if (reading?.locale === locale) return reading.answer;
    return isFresh() ? Promise.resolve() : load(locale);
  };
  const openPage = async (locale: Locale): Promise<void> => {
    await open(locale);
    readForPageAt = performance.now();
  };
  const settled = async (): Promise<void> => {
    await reading?.answer.catch(() => undefined);
  };
  return { load, open, openPage, settled, isFresh };
}

const cart = shared(async (locale) => {
  useCart.getState().replace(await getCart(await http(), locale));
});
const notices = shared(readNotifications);
export const { load: loadCart, open: openCart } = cart;
export const { load: loadNotifications, open: openNotifications } = notices;
/** Whether the page has just started, so that its screens are as fresh as the notifications. */
export const hasPageJustBegun = notices.isFresh;

/** Loads state shown on every page for a signed-in member; failures are independent. */
export async function loadMember(locale: Locale): Promise<void> {
  await Promise.allSettled([cart.openPage(locale), notices.openPage(locale), loadWishes()]);
}

/** Id of the newest loaded notification, after a pending load; undefined if none. */
export async function newestNotice(): Promise<number | undefined> {
  await notices.settled();
  return useNotifications.getState().newestRead;
}

/** Keeps notifications that the event stream added during the request. */
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

/** Wished product ids; loaded once per sign-in, and again if a heart was toggled before the answer. */
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
