import { logout } from './calls';
import { http } from '../api/http';
import { recentSearches } from '../search/recent-searches';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { forgetChoices } from '@/stores/drafts';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';

/**
 * Clears the member's data; the token is dropped even if the service is unreachable. Skips the call when the account
 * was erased.
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
