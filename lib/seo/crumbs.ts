import { localePath, type Locale } from '../i18n/locale';
import type { Crumb } from './list-data';
import type { Texts } from '../i18n/texts';

/** Without the home page; `url` has no language, the page itself has none at all. */
export type CrumbTrail = readonly { readonly name: string; readonly url?: string }[];

/** The trail from the home page down. */
export function crumbs(
  locale: Locale,
  intl: Texts<'catalog'>,
  trail: CrumbTrail,
): readonly Crumb[] {
  return [{ name: intl.formatMessage({ id: 'catalog.home' }), url: '/' }, ...trail].map(
    ({ name, url }) => (url === undefined ? { name } : { name, href: localePath(locale, url) }),
  );
}
