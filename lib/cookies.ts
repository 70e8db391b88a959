import Cookies from 'js-cookie';
import { facility } from './browser';
import type { Locale } from './i18n/locale';
import { LOCALE_COOKIE } from './i18n/locale';
import { ADVERTISEMENT_COOKIE, ANALYTICS_COOKIE, type CookieChoice } from './layout/cookie-choice';

const LOCALE_DAYS = 365;
/** `docs/product/pages.md`, "Cookies and analytics". */
const CHOICE_SECONDS = '31536000';

/** Records the language the visitor chose; it never changes what a URL answers. */
export function rememberLocale(locale: Locale): void {
  set(LOCALE_COOKIE, locale, { expires: LOCALE_DAYS, path: '/', sameSite: 'lax' });
}

/** Records which cookies the visitor allows. */
export function rememberCookieChoice({ analytics, advertisement }: CookieChoice): void {
  const attributes = { 'max-age': CHOICE_SECONDS, path: '/', sameSite: 'lax' } as const;
  set(ANALYTICS_COOKIE, analytics ? '1' : '0', attributes);
  set(ADVERTISEMENT_COOKIE, advertisement ? '1' : '0', attributes);
}

/** Where the browser forbids cookies, a choice lasts as long as the page. */
function set(...cookie: Parameters<typeof Cookies.set>): void {
  facility(() => Cookies.set(...cookie));
}
