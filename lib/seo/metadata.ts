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
  /** The title already contains the shop's name, as on the home page. */
  readonly standsAlone?: boolean;
  readonly description: string;
  readonly image?: SeoImage;
  /** False for variants of an otherwise indexed page (`docs/quality.md`, "Search engines"). */
  readonly index?: boolean;
}

/** The path follows from the table, unless it depends on more than ids. */
type PageSeo<Name extends PageName> = Seo &
  (
    | (NamedPage<Name> & { readonly paths?: undefined })
    | { readonly page: Name; readonly paths: LocalePaths; readonly ids?: undefined }
  );

const OG_LOCALE = { en: 'en_US', th: 'th_TH' } as const;
const DESCRIPTION_LENGTH = 160;

/** Complete `<head>` of a public page. */
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
    // X has no tags for the image size.
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: { url: image.url, alt: image.alt },
    },
  };
}

/** Whether the social card is specific to the page. */
function isNamed({ card = 'home' }: PageEntry): boolean {
  return card !== 'home';
}

/** Truncates at word boundaries; Thai words are segmented, since it has no spaces. */
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
