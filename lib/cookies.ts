import Cookies from 'js-cookie';
import type { Locale } from './i18n/locale';
import { LOCALE_COOKIE } from './i18n/locale';

const LOCALE_DAYS = 365;

/** Records the language the visitor chose; it never changes what a URL answers. */
export function rememberLocale(locale: Locale): void {
  Cookies.set(LOCALE_COOKIE, locale, { expires: LOCALE_DAYS, path: '/', sameSite: 'lax' });
}
