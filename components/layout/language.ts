import { localePath, splitLocale, type Locale } from '@/lib/i18n/locale';
import { safeReturnPath } from '@/lib/pages/sign-in-paths';
import { useUi } from '@/stores/ui';

/** `docs/product/pages.md`, "Languages". */
const SWITCH_MS = 500;

export function inLanguage(to: Locale): string {
  const { pathname, search, hash } = window.location;
  return safeReturnPath(to, localePath(to, splitLocale(pathname).path) + search + hash);
}

/**
 * Shows loading for 500 ms, then opens the page in the other language (`docs/product/pages.md`, "Languages"). Full page
 * load, so that titles, stores and caches use that language.
 */
export async function changeLanguage(to: Locale): Promise<void> {
  useUi.getState().setBusy(true);
  const waited = new Promise((resolve) => setTimeout(resolve, SWITCH_MS));
  const { rememberLocale } = await import('@/lib/privacy/cookies');
  rememberLocale(to);
  await waited;
  window.location.assign(inLanguage(to));
}
