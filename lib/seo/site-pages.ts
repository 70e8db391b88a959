import type { Brand, Category } from '../catalog/contract';
import type { Banner, Content } from '../contents/contract';
import type { PromotionGroup } from '../offers/contract';
import type { Branch } from '../branches/contract';
import type { PageSummary } from '../pages/contract';
import type { QuestionnaireList } from '../questionnaires/contract';
import { LIST_PAGE_NAMES } from '../catalog/list-pages';
import { bannerPage, contentPath } from '../pages/content-paths';
import { fillPattern, pagePath, pathTo } from '../pages/path-to';
import type { PageEntry, SitemapSource } from '../pages/entry';
import { PAGES } from '../pages/table';
import type { SitemapPage } from './sitemap';
import { perLocale, samePath } from './urls';

/** Rows with their own pages, except products, which have separate files. */
export interface SiteRows {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly contents: readonly Content[];
  readonly promotions: readonly PromotionGroup[];
  readonly banners: readonly Banner[];
  readonly records: readonly PageSummary[];
  readonly branches: readonly Branch[];
  readonly conditions: QuestionnaireList['entities'];
}

type Source = Exclude<SitemapSource, 'product'>;

/** Every indexed page except products, by the table of pages. */
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
  lists: () => LIST_PAGE_NAMES.map((name) => ({ paths: samePath(pagePath(`/ecommerce/${name}`)) })),
  category: (_, { categories }) =>
    categories
      .flatMap(({ url, depts }) => [url, ...depts.map((dept) => dept.url)])
      .map((path) => ({ paths: samePath(path) })),
  // Pages of brands without products have nothing to find.
  brand: ({ pattern }, { brands }) =>
    brands
      .filter(({ product_count: products }) => products > 0)
      .map(({ id }) => ({ paths: samePath(fillPattern(pattern, { brand: id })) })),
  promotion: ({ pattern }, { promotions }) =>
    promotions.map(({ id }) => ({
      paths: samePath(fillPattern(pattern, { promotion: id })),
    })),
  // The upright ad has no page.
  banner: (_, { banners }) =>
    banners
      .filter(({ placement }) => placement !== 'modal')
      .map((banner) => ({ paths: samePath(bannerPage(banner)) })),
  article: (_, { contents }) => contentAddresses(contents, 'article'),
  news: (_, { contents }) => contentAddresses(contents, 'news'),
  branch: (_, { branches }) =>
    branches.map(({ id }) => ({
      paths: perLocale((locale) => pathTo(locale, '/branches/:branch', { branch: id })),
    })),
  condition: ({ pattern }, { conditions }) =>
    conditions.map(({ slug }) => ({ paths: samePath(fillPattern(pattern, { condition: slug })) })),
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
