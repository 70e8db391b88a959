import type { Article, ImageObject, ItemList, NewsArticle, WithContext } from 'schema-dts';
import type { Content } from '../api/contract/content';
import { brand } from '../brand';
import { contentPath } from '../content/paths';
import { brandName } from '../i18n/brand-name';
import type { Locale } from '../i18n/locale';
import { absoluteUrl } from './urls';

/** What the page says visibly; the shop itself is the author, since no person signs. */
export function articleThing(
  locale: Locale,
  content: Content,
): WithContext<Article> | WithContext<NewsArticle> {
  const shop = {
    '@type': 'Organization' as const,
    name: brandName(locale, brand),
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/apple-touch-icon.png') } as ImageObject,
  };
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
    author: shop,
    publisher: shop,
    mainEntityOfPage: url,
    url,
  };
}

/** The contents of one page of a list, in the order shown. */
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
