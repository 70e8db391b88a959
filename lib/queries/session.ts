import { getMe, logout } from '../api/endpoints/identity';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { recentSearches } from '../search/recent-searches';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { forgetChoices } from '@/stores/checkout';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';
import { loadCart } from './cart';
import { loadNotifications } from './notifications';
import { loadWishes } from './wishes';

/**
 * Startup: on success the member is stored as signed in; on failure nothing is shown (`docs/product/account.md`,
 * "Session").
 */
export async function identify(): Promise<void> {
  const auth = useAuth.getState();
  try {
    auth.succeed(await getMe(await http()));
  } catch {
    auth.fail();
  }
}

/** What a signed-in shopper sees everywhere. One failure does not keep the others from the screen. */
export async function loadMember(locale: Locale): Promise<void> {
  await Promise.allSettled([loadCart(locale), loadNotifications(locale), loadWishes()]);
}

/** Empties what belongs to the member; the token is forgotten even when the service cannot be told. */
export async function endSession(): Promise<void> {
  useCart.getState().empty();
  useNotifications.getState().reload([], 0);
  useWishes.getState().forget();
  forgetChoices();
  recentSearches.clear();
  try {
    await logout(await http());
  } finally {
    useAuth.getState().logout();
  }
}
