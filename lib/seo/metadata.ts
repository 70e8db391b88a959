import type { Metadata } from 'next';
import { brand } from '../brand';
import type { Locale } from '../i18n/locale';
import type { PageEntry } from '../pages/entry';
import { PAGES, type PageName } from '../pages/table';
import { pageCard } from './og';
import { absoluteUrl, alternates, pathsOf, type LocalePaths, type NamedPage } from './urls';

interface SeoImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface Seo {
  readonly locale: Locale;
  readonly title: string;
  /** The title says who we are already, as on the home page. */
  readonly standsAlone?: boolean;
  readonly description: string;
  readonly image?: SeoImage;
  /** False for variants of a page that the table lets search engines keep (`docs/quality.md`, "Search engines"). */
  readonly index?: boolean;
}

/** Where it stands follows from the table, unless more than ids decides or another address is meant. */
type PageSeo<Name extends PageName> = Seo &
  (
    | (NamedPage<Name> & { readonly paths?: undefined })
    | { readonly page: Name; readonly paths: LocalePaths; readonly ids?: undefined }
  );

const OG_LOCALE = { en: 'en_US', th: 'th_TH' } as const;
const DESCRIPTION_LENGTH = 160;

/** The whole `<head>` of a public page. */
export function pageMetadata<Name extends PageName>(seo: PageSeo<Name>): Metadata {
  const { locale, title } = seo;
  const entry: PageEntry = PAGES[seo.page];
  const index = entry.index && seo.index !== false;
  const paths = seo.paths ?? pathsOf(seo.page, seo.ids);
  const url = absoluteUrl(paths[locale]);
  const description = shorten(seo.description, locale);
  const card = seo.image ?? pageCard(locale, seo.page, isNamed(entry) ? title : brand.name);
  const image = { ...card, url: absoluteUrl(card.url) };
  return {
    title: seo.standsAlone ? { absolute: title } : title,
    description,
    alternates: { canonical: url, languages: alternates(paths) },
    ...(index ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title,
      description,
      url,
      locale: OG_LOCALE[locale],
      alternateLocale: [OG_LOCALE[locale === 'en' ? 'th' : 'en']],
      images: [image],
    },
    // X knows no tags for the size of a picture.
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: { url: image.url, alt: image.alt },
    },
  };
}

/** Whether its card says what the page is; the shop's own says whose it is. */
function isNamed({ card = 'home' }: PageEntry): boolean {
  return card !== 'home';
}

/** Whole words only; Thai has no spaces between them. */
export function shorten(text: string, locale: Locale, length = DESCRIPTION_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  let cut = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(plain)) {
    if (cut.length + segment.length >= length) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
