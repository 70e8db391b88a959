import { localePath, type Locale } from '../i18n/locale';
import type { Crumb } from './list-data';
import type { Texts } from '../i18n/texts';

/** Without the home page; `url` has no language and is missing for the current page. */
export type CrumbTrail = readonly { readonly name: string; readonly url?: string }[];

/** Breadcrumbs from the home page. */
export function crumbs(
  locale: Locale,
  intl: Texts<'catalog'>,
  trail: CrumbTrail,
): readonly Crumb[] {
  return [{ name: intl.formatMessage({ id: 'catalog.home' }), url: '/' }, ...trail].map(
    ({ name, url }) => (url === undefined ? { name } : { name, href: localePath(locale, url) }),
  );
}
