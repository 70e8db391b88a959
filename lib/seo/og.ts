import type { Locale } from '../i18n/locale';
import type { PageEntry } from '../pages/entry';
import { PAGES, type PageName } from '../pages/table';

/** Size for social networks (`docs/quality.md`, "Search engines"). */
export const OG_SIZE = { width: 1200, height: 630 } as const;

type OgKind =
  | 'products'
  | 'brands'
  | 'categories'
  | 'departments'
  | 'contents'
  | 'promotions'
  | 'banners'
  | 'records'
  | 'pages';

interface OgImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Social card of a row by id, or of another page by name (`home`, `search`). */
export function ogImage(locale: Locale, kind: OgKind, key: number | string, alt: string): OgImage {
  return { url: `/og/${locale}/${kind}/${String(key)}.jpg`, alt, ...OG_SIZE };
}

/** Social card of a page by the table, or the shop's. */
export function pageCard(locale: Locale, page: PageName, alt: string): OgImage {
  const { card = 'home' }: PageEntry = PAGES[page];
  return ogImage(locale, 'pages', card, alt);
}
