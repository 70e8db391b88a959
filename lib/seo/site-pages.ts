import type { Brand, Category } from '../api/contract/catalog';
import type { Banner, Content } from '../api/contract/content';
import type { PromotionGroup } from '../api/contract/offers';
import type { Branch } from '../api/contract/branches';
import type { PageSummary } from '../api/contract/pages';
import { LIST_PAGE_NAMES, listPagePath } from '../catalog/list-pages';
import { contentPath } from '../content/paths';
import { PAGES, type PageEntry, type SitemapSource } from '../pages/table';
import { bannerPage } from '../content/banner-page';
import { branchPath } from '../routes';
import type { SitemapPage } from './sitemap';
import { perLocale, samePath } from './urls';

/** The rows that have pages of their own, products apart: these have files of their own. */
export interface SiteRows {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly contents: readonly Content[];
  readonly promotions: readonly PromotionGroup[];
  readonly banners: readonly Banner[];
  readonly records: readonly PageSummary[];
  readonly branches: readonly Branch[];
}

type Source = Exclude<SitemapSource, 'product'>;

/** Every page for search engines that is no product, as the table of pages says. */
export function sitePages(rows: SiteRows): readonly SitemapPage[] {
  return Object.values(PAGES).flatMap((page: PageEntry) =>
    page.sitemap === undefined || page.sitemap === 'product'
      ? []
      : ADDRESSES[page.sitemap](page, rows),
  );
}

const ADDRESSES: Readonly<
  Record<Source, (page: PageEntry, rows: SiteRows) => readonly SitemapPage[]>
> = {
  itself: ({ pattern }) => [{ paths: samePath(pattern) }],
  lists: () => LIST_PAGE_NAMES.map((name) => ({ paths: samePath(listPagePath(name)) })),
  category: (_, { categories }) =>
    categories
      .flatMap(({ url, depts }) => [url, ...depts.map((dept) => dept.url)])
      .map((path) => ({ paths: samePath(path) })),
  // The page of a brand without products is there, but has nothing to find.
  brand: ({ pattern }, { brands }) =>
    brands
      .filter(({ product_count: products }) => products > 0)
      .map(({ id }) => ({ paths: samePath(pattern.replace(':brand', String(id))) })),
  promotion: ({ pattern }, { promotions }) =>
    promotions.map(({ id }) => ({
      paths: samePath(pattern.replace(':promotion', String(id))),
    })),
  // The upright ad has no page.
  banner: (_, { banners }) =>
    banners
      .filter(({ placement }) => placement !== 'modal')
      .map((banner) => ({ paths: samePath(bannerPage(banner)) })),
  article: (_, { contents }) => contentAddresses(contents, 'article'),
  news: (_, { contents }) => contentAddresses(contents, 'news'),
  branch: (_, { branches }) =>
    branches.map(({ id }) => ({ paths: perLocale((locale) => branchPath(locale, id)) })),
  page: (_, { records }) =>
    records
      .filter(({ indexed, phase }) => indexed && phase !== 'ended')
      .map(({ path, updated_at: changed }) => ({ paths: samePath(path), changed })),
};

function contentAddresses(
  contents: readonly Content[],
  type: Content['type'],
): readonly SitemapPage[] {
  return contents
    .filter((content) => content.type === type)
    .map((content) => ({
      paths: perLocale((locale) => contentPath(locale, content)),
      changed: content.updated_at,
    }));
}
