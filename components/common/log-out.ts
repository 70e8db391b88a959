import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { useUi } from '@/stores/ui';

const WAIT_MS = 500;

/**
 * `docs/product/account.md`, "Session": empties the cart and signs out behind a short loading indicator. Then opens
 * /login, which confirms a deleted account.
 */
export async function logOut(locale: Locale, why?: 'erased'): Promise<void> {
  useUi.getState().setBusy(true);
  const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const { endSession } = await import('@/lib/identity/queries-end');
  // The browser is signed out even if the service cannot be reached.
  await Promise.allSettled([endSession(why), waited]);
  // A full load clears the member's data from in-memory caches.
  window.location.assign(pathTo(locale, '/login') + (why ? '?erased' : ''));
}
