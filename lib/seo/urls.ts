import { publicUrl } from '../layout/env';
import { fillPattern, type IdArguments } from '../pages/path-to';
import { PAGES, type PageName } from '../pages/table';
import { LOCALES, localePath, type Locale } from '../i18n/locale';

/** Path of a page per language, with prefix. */
export type LocalePaths = Readonly<Record<Locale, string>>;

/** For paths that differ in the prefix only. */
export function samePath(path: string): LocalePaths {
  return perLocale((locale) => localePath(locale, path));
}

export type NamedPage<Name extends PageName> = { readonly page: Name } & IdsField<
  IdArguments<(typeof PAGES)[Name]['pattern']>
>;
type IdsField<Arguments> = Arguments extends [infer Ids]
  ? { readonly ids: Ids }
  : { readonly ids?: undefined };

export function pathsOf(
  name: PageName,
  ids?: Readonly<Record<string, string | number>>,
): LocalePaths {
  return samePath(fillPattern(PAGES[name].pattern, ids));
}

export function perLocale(path: (locale: Locale) => string): LocalePaths {
  return { en: path('en'), th: path('th') };
}

/** Uses the configured host, never the request's. */
export function absoluteUrl(path: string): string {
  return new URL(path, publicUrl()).href;
}

/** hreflang links for `<head>` and sitemaps; English is the default. */
export function alternates(paths: LocalePaths): Readonly<Record<Locale | 'x-default', string>> {
  return {
    ...Object.fromEntries(LOCALES.map((locale) => [locale, absoluteUrl(paths[locale])])),
    'x-default': absoluteUrl(paths.en),
  } as Record<Locale | 'x-default', string>;
}
