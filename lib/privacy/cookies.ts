import Cookies from 'js-cookie';
import { facility } from '../browser/browser';
import { type Locale, LOCALE_COOKIE } from '../i18n/locale';
import {
  ADVERTISEMENT_COOKIE,
  ANALYTICS_COOKIE,
  type CookieChoice,
} from '../browser/contract-values';

const LOCALE_DAYS = 365;
/** `docs/product/pages.md`, "Cookies and analytics". */
const CHOICE_SECONDS = '31536000';

/** Stores the chosen language; it never changes what a URL returns. */
export function rememberLocale(locale: Locale): void {
  set(LOCALE_COOKIE, locale, { expires: LOCALE_DAYS, path: '/', sameSite: 'lax' });
}

export function rememberCookieChoice({ analytics, advertisement }: CookieChoice): void {
  const attributes = { 'max-age': CHOICE_SECONDS, path: '/', sameSite: 'lax' } as const;
  set(ANALYTICS_COOKIE, analytics ? '1' : '0', attributes);
  set(ADVERTISEMENT_COOKIE, advertisement ? '1' : '0', attributes);
}

/** Where cookies are blocked, the choice lasts for the page only. */
function set(...cookie: Parameters<typeof Cookies.set>): void {
  facility(() => Cookies.set(...cookie));
}
