import { LOCALES, type Locale } from '../api/contract/values.ts';

export { LOCALES, type Locale };

/**
 * Kept for 365 days; records the choice and never changes what a URL answers (`docs/product/pages.md`, "Languages").
 */
export const LOCALE_COOKIE = 'preferred_locale';

export function isLocale(value: string): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The public path of a page in a language: English has no prefix, Thai is `/th`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/th' : `/th${path}`;
}

/**
 * Language and path of a public or an internal pathname. Next rewrites `/x` to `/en/x`, which makes
 * `usePathname()` differ between server and browser; both come out the same here. The path has one
 * slash in front, whatever stood there: two would name a host.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: 'en', path: pathname === '' ? '/' : pathname };
  return { locale: first, path: `/${rest.join('/').replace(/^\/+/, '')}` };
}
