import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { useUi } from '@/stores/ui';

const WAIT_MS = 500;

/**
 * `docs/product/account.md`, "Session": empties the cart, logs out after a short loading indicator and goes to
 * /login, which says so where the account was deleted.
 */
export async function logOut(locale: Locale, why?: 'erased'): Promise<void> {
  useUi.getState().setBusy(true);
  const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const { endSession } = await import('@/lib/queries/end-session');
  // Whether or not the service heard of it, this browser is signed out.
  await Promise.allSettled([endSession(why), waited]);
  // A full load: nothing of the member stays in a cache of this page.
  window.location.assign(pathTo(locale, '/login') + (why ? '?erased' : ''));
}
