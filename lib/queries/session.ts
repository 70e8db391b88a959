import { getMe, logout } from '../api/endpoints/identity';
import { normalizeError } from '../api/error';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { isOffline, onConnection } from '../layout/connection';
import { recentSearches } from '../search/recent-searches';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { forgetChoices } from '@/stores/checkout';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';
import { loadCart } from './cart';
import { loadNotifications } from './notifications';
import { loadWishes } from './wishes';

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/**
 * Startup: on success the member is stored as signed in; a refusal leaves an anonymous visitor, and nothing is shown
 * (`docs/product/account.md`, "Session"). A service that is away says nothing of who is there: it is asked again
 * until it answers, or until somebody logged in meanwhile.
 */
export async function identify(): Promise<void> {
  for (let ms = FIRST_PAUSE_MS; !useAuth.getState().loaded; ms = Math.min(2 * ms, LAST_PAUSE_MS)) {
    try {
      useAuth.getState().succeed(await getMe(await http()));
    } catch (failure) {
      const { status } = normalizeError(failure);
      if (status < 500 && status !== 429) useAuth.getState().fail();
      else await pause(ms);
    }
  }
}

/** Cut short by a connection that returns. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onConnection(() => {
      if (!isOffline()) end();
    });
  });
}

/** What a signed-in shopper sees everywhere. One failure does not keep the others from the screen. */
export async function loadMember(locale: Locale): Promise<void> {
  await Promise.allSettled([loadCart(locale), loadNotifications(locale), loadWishes()]);
}

/**
 * Empties what belongs to the member; the token is forgotten even when the service cannot be told. It knows already where
 * the sign-in went with the account.
 */
export async function endSession(why?: 'erased'): Promise<void> {
  useCart.getState().empty();
  useNotifications.getState().reload([], 0);
  useWishes.getState().forget();
  forgetChoices();
  recentSearches.clear();
  try {
    if (why === undefined) await logout(await http());
  } finally {
    useAuth.getState().logout();
  }
}
