import type { Brand, Category } from '../api/contract/catalog';
import { LIST_PAGE_NAMES, listPagePath } from '../catalog/list-pages';
import { brandPath } from '../routes';
import type { SitemapPage } from './sitemap';
import { perLocale, samePath } from './urls';

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
    '/ecommerce',
    ...LIST_PAGE_NAMES.map(listPagePath),
  ];
  return [
    ...paths.map((path) => ({ paths: samePath(path) })),
    // The page of a brand without products is there, but has nothing to find.
    ...brands
      .filter(({ product_count: products }) => products > 0)
      .map(({ id }) => ({ paths: perLocale((locale) => brandPath(locale, id)) })),
  ];
}
