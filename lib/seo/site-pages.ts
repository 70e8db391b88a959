import type { Brand, Category } from '../api/contract/catalog';
import type { Banner, Content } from '../api/contract/content';
import type { PromotionGroup } from '../api/contract/offers';
import { LIST_PAGE_NAMES, listPagePath } from '../catalog/list-pages';
import {
  ARTICLES_PATH,
  contentPath,
  HEALTH_HUB_PATH,
  NEWS_PATH,
  PHARMACY_PATH,
  STORIES_PATH,
} from '../content/paths';
import { bannerPage, brandPath, promotionPath, promotionProductsPath } from '../routes';
import type { SitemapPage } from './sitemap';
import { perLocale, samePath } from './urls';

/** Every article and every piece of news. */
export function contentSitePages(contents: readonly Content[]): readonly SitemapPage[] {
  return contents.map((content) => ({
    paths: perLocale((locale) => contentPath(locale, content)),
    changed: content.updated_at,
  }));
}

/** Every page for search engines that is no product. */
export function sitePages(
  categories: readonly Category[],
  brands: readonly Brand[],
): readonly SitemapPage[] {
  const paths = [
    '/',
    '/categories',
    ...categories.flatMap(({ url, depts }) => [url, ...depts.map((dept) => dept.url)]),
    '/brands',
    '/brands/exclusive',
    '/promotions',
    '/banners',
    '/sitemap',
    '/ecommerce',
    '/ecommerce/banner',
    ...LIST_PAGE_NAMES.map(listPagePath),
    STORIES_PATH,
    HEALTH_HUB_PATH,
    ARTICLES_PATH,
    NEWS_PATH,
    PHARMACY_PATH,
  ];
  return [
    ...paths.map((path) => ({ paths: samePath(path) })),
    // The page of a brand without products is there, but has nothing to find.
    ...brands
      .filter(({ product_count: products }) => products > 0)
      .map(({ id }) => ({ paths: perLocale((locale) => brandPath(locale, id)) })),
  ];
}

/** Promotions and banners that show now; the upright ad has no page. */
export function offerSitePages(
  groups: readonly PromotionGroup[],
  banners: readonly Banner[],
): readonly SitemapPage[] {
  return [
    ...groups.flatMap(({ id }) =>
      [promotionPath, promotionProductsPath].map((path) => ({
        paths: perLocale((locale) => path(locale, id)),
      })),
    ),
    ...banners
      .filter(({ placement }) => placement !== 'modal')
      .map((banner) => ({ paths: samePath(bannerPage(banner)) })),
  ];
}
