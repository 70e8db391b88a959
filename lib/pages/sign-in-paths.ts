import { ownPath } from './own-path.ts';
import type { Locale } from '../i18n/locale.ts';
import { pathTo } from './path-to.ts';

export function loginPath(locale: Locale, returnTo: string): string {
  return `${pathTo(locale, '/login')}?return_to=${encodeURIComponent(returnTo)}`;
}

/** Registration of a verified phone, with the path to return to. */
export function registerPath(locale: Locale, returnTo: string): string {
  return `${pathTo(locale, '/register')}?return_to=${encodeURIComponent(returnTo)}`;
}

/** @param returnTo raw value of the query parameter */
export function linkAccountPath(locale: Locale, returnTo: string | null): string {
  const page = pathTo(locale, '/register/link_account');
  return returnTo === null ? page : `${page}?return_to=${encodeURIComponent(returnTo)}`;
}

/** Path of the shop to return to after login; anything else becomes the home page. */
export function safeReturnPath(locale: Locale, value: string | null): string {
  return ownPath(value ?? '') ?? pathTo(locale, '/');
}
