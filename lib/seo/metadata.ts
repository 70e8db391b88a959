import type { Metadata } from 'next';
import { brand } from '../brand';
import type { Locale } from '../i18n/locale';
import { ogImage } from './og';
import { absoluteUrl, alternates, type LocalePaths } from './urls';

interface SeoImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface PageSeo {
  readonly locale: Locale;
  readonly paths: LocalePaths;
  readonly title: string;
  /** The title says who we are already, as on the home page. */
  readonly standsAlone?: boolean;
  readonly description: string;
  readonly image?: SeoImage;
  /** False for search and for filtered or sorted variants of a list (`docs/quality.md`, "Search engines"). */
  readonly index?: boolean;
}

const OG_LOCALE = { en: 'en_US', th: 'th_TH' } as const;
const DESCRIPTION_LENGTH = 160;

/** The whole `<head>` of a public page. */
export function pageMetadata(seo: PageSeo): Metadata {
  const { locale, paths, title, index = true } = seo;
  const url = absoluteUrl(paths[locale]);
  const description = shorten(seo.description, locale);
  const image = seo.image ?? ogImage(locale, 'pages', 'home', brand.name);
  const images = [{ ...image, url: absoluteUrl(image.url) }];
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
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
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
