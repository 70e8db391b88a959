export const LOCALES = ['en', 'th'] as const;
export type Locale = (typeof LOCALES)[number];

/** Kept for 365 days; stores the choice and never changes what a URL returns (`docs/product/pages.md`, "Languages"). */
export const LOCALE_COOKIE = 'preferred_locale';

export function isLocale(value: string): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Public path of a page: English has no prefix, Thai has `/th`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/th' : `/th${path}`;
}

/**
 * Splits a public or internal pathname into language and path. Next rewrites `/x` to `/en/x`, so `usePathname()`
 * differs between server and browser; both give the same result here. The path starts with exactly one slash, since
 * two would name a host.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: 'en', path: pathname === '' ? '/' : pathname };
  return { locale: first, path: `/${rest.join('/').replace(/^\/+/, '')}` };
}
