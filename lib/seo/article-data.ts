import type {
  Article,
  ImageObject,
  ItemList,
  MedicalWebPage,
  NewsArticle,
  WithContext,
} from 'schema-dts';
import type { BrandDetail } from '../catalog/contract';
import type { Content, ContentDetail } from '../contents/contract';
import { brand } from '../brand';
import { contentPath } from '../pages/content-paths';
import { pathTo } from '../pages/path-to';
import { brandName } from '../i18n/brand-name';
import type { Locale } from '../i18n/locale';
import { absoluteUrl } from './urls';

/** Structured data of what the page shows; the shop is the author if no other is named. */
export function articleThing(
  locale: Locale,
  content: ContentDetail,
): WithContext<Article> | WithContext<NewsArticle> {
  const shop = shopThing(locale);
  const url = absoluteUrl(contentPath(locale, content));
  return {
    '@context': 'https://schema.org',
    '@type': content.type === 'news' ? 'NewsArticle' : 'Article',
    headline: content.title,
    description: content.excerpt,
    articleSection: content.topic,
    image: absoluteUrl(content.image.thumbnail_url),
    datePublished: content.published_at,
    dateModified: content.updated_at,
    inLanguage: locale,
    author: content.author ? { '@type': 'Organization', name: content.author.name } : shop,
    publisher: shop,
    ...(content.sources.length > 0 ? { citation: content.sources.map((one) => one.url) } : {}),
    mainEntityOfPage: checkedPage(url, content) ?? url,
    url,
  };
}

/** `reviewedBy` of schema.org applies to pages, not to texts. */
function checkedPage(url: string, { reviewer: checkedBy, reviewed_at: at }: ContentDetail) {
  if (!checkedBy || at === null) return undefined;
  const page: MedicalWebPage = {
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    lastReviewed: at,
    reviewedBy: {
      '@type': 'Person',
      name: checkedBy.name,
      jobTitle: 'Pharmacist',
      identifier: checkedBy.licence_no,
    },
  };
  return page;
}

/** Brand story; it has no publication date. */
export function storyThing(
  locale: Locale,
  { id, brand_name: name, tagline, story, image }: BrandDetail,
  title: string,
): WithContext<Article> {
  const shop = shopThing(locale);
  const url = absoluteUrl(pathTo(locale, '/brandstory/:brand', { brand: id }));
  const logo = absoluteUrl(image.thumbnail_url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: tagline,
    articleBody: story,
    image: logo,
    about: { '@type': 'Brand', name, slogan: tagline, logo },
    inLanguage: locale,
    author: shop,
    publisher: shop,
    mainEntityOfPage: url,
    url,
  };
}

function shopThing(locale: Locale) {
  return {
    '@type': 'Organization' as const,
    name: brandName(locale, brand),
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/apple-touch-icon.png') } as ImageObject,
  };
}

/** Contents of one list page, in display order. */
export function contentList(
  locale: Locale,
  contents: readonly Content[],
  firstPosition: number,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: contents.map((content, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name: content.title,
      url: absoluteUrl(contentPath(locale, content)),
    })),
  };
}
