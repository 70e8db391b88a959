import { logout } from '../api/endpoints/identity';
import { http } from '../api/http';
import { recentSearches } from '../search/recent-searches';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { forgetChoices } from '@/stores/drafts';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';

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
