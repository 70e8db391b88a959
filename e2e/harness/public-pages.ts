import type { Brand, Category, ProductCard, ProductPage } from '../../lib/api/contract/catalog.ts';
import type { Banner, Content, ContentPage, ContentType } from '../../lib/api/contract/content.ts';
import type { PromotionGroup } from '../../lib/api/contract/offers.ts';
import { ARTICLES_PATH, contentPath } from '../../lib/content/paths.ts';
import { LOCALES, localePath, type Locale } from '../../lib/i18n/locale.ts';
import { bannerPage, productPath, promotionPath, promotionProductsPath } from '../../lib/routes.ts';

/** One page of the shop in one language. */
export interface PublicPage {
  readonly name: string;
  readonly locale: Locale;
  readonly url: string;
  /** Whether it belongs into search engines (`docs/quality.md`, "Search engines"). */
  readonly indexed: boolean;
}

export async function getJson<Body>(url: string): Promise<Body> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
  return (await answer.json()) as Body;
}

export function readCategories(url: string, locale: Locale = 'en'): Promise<Category[]> {
  return getJson(`${url}/api/v1/categories/web/tree?locale=${locale}`);
}

/** Products of the catalogue, `query` as the API takes it. */
export async function readProducts(url: string, query: string): Promise<readonly ProductCard[]> {
  const page = await getJson<ProductPage>(`${url}/api/v1/products/web?${query}`);
  return page.entities;
}

/** The newest articles or news. */
export async function readContents(
  url: string,
  type: ContentType,
  locale: Locale = 'en',
): Promise<readonly Content[]> {
  const query = `type=${type}&per_page=100&locale=${locale}`;
  return (await getJson<ContentPage>(`${url}/api/v1/contents?${query}`)).entities;
}

/** Every product of the catalogue. */
export async function readAllProducts(url: string): Promise<readonly ProductCard[]> {
  const all: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const entities = await readProducts(url, `per_page=50&page=${String(page)}`);
    if (entities.length === 0) return all;
    all.push(...entities);
  }
}

/**
 * A page of each kind in both languages, with the ids of the running shop: those of the first products,
 * brands and categories, or with -1 those of the last, which hardly anybody visited before.
 */
export async function publicPages(url: string, at: 0 | -1 = 0): Promise<readonly PublicPage[]> {
  const category = (await readCategories(url)).at(at);
  const department = category?.depts.at(at);
  const { entities: brands } = await getJson<{ entities: Brand[] }>(`${url}/api/v1/brands`);
  const brand = brands.at(at);
  const sort = at === 0 ? 'recommended' : 'price-desc';
  const [product] = await readProducts(url, `per_page=1&sort=${sort}`);
  if (!category || !department || !brand || !product) throw new Error('the catalogue is empty');
  const names = { en: product.product_name_en, th: product.product_name_th };
  const indexed: [string, (locale: Locale) => string][] = [
    ['home', (locale) => localePath(locale, '/')],
    ['categories', (locale) => localePath(locale, '/categories')],
    ['category', (locale) => localePath(locale, category.url)],
    ['department', (locale) => localePath(locale, department.url)],
    ['brands', (locale) => localePath(locale, '/brands')],
    ['brand', (locale) => localePath(locale, `/brands/${String(brand.id)}`)],
    ['all products', (locale) => localePath(locale, '/ecommerce/all-products')],
    ['product', (locale) => productPath(locale, { id: product.id, product_name: names[locale] })],
  ];
  indexed.push(...(await contentPages(url, at)), ...(await offerPages(url, at)));
  const hidden: typeof indexed = [
    ['topic', (locale) => localePath(locale, `${ARTICLES_PATH}?topic=skin`)],
    ['search', (locale) => localePath(locale, '/products/search?keyword=a')],
    ['login', (locale) => localePath(locale, '/login')],
    ['cart', (locale) => localePath(locale, '/cart')],
  ];
  const pagesOf = (list: typeof indexed, isIndexed: boolean) =>
    list.flatMap(([name, path]) =>
      LOCALES.map((locale) => ({ name, locale, url: url + path(locale), indexed: isIndexed })),
    );
  return [...pagesOf(indexed, true), ...pagesOf(hidden, false)];
}

/** Articles, news and the pharmacists. */
async function contentPages(
  url: string,
  at: 0 | -1,
): Promise<[string, (locale: Locale) => string][]> {
  const article = (await readContents(url, 'article')).at(at);
  const news = (await readContents(url, 'news')).at(at);
  if (!article || !news) throw new Error('there is nothing to read');
  const plain = ['/brandstory', '/brandstory/HealthHub', ARTICLES_PATH, '/news', '/pharmacy'];
  return [
    ...plain.map((path): [string, (locale: Locale) => string] => [
      path,
      (locale) => localePath(locale, path),
    ]),
    ['article', (locale) => contentPath(locale, article)],
    ['piece of news', (locale) => contentPath(locale, news)],
  ];
}

/** Promotions, banners and the flash sale. */
async function offerPages(
  url: string,
  at: 0 | -1,
): Promise<[string, (locale: Locale) => string][]> {
  const { entities: groups } = await getJson<{ entities: PromotionGroup[] }>(
    `${url}/api/v1/promotion-groups/web`,
  );
  const { entities: banners } = await getJson<{ entities: Banner[] }>(`${url}/api/v1/banners`);
  const group = groups.at(at);
  const banner = banners.filter(({ placement }) => placement === 'home').at(at);
  const shelf = banners.filter(({ placement }) => placement === 'ecommerce').at(at);
  if (!group || !banner || !shelf) throw new Error('nothing is offered');
  const plain = ['/promotions', '/banners', '/ecommerce/banner', '/ecommerce/products-flashsale'];
  const own = [bannerPage(banner), bannerPage(shelf)];
  return [
    ...[...plain, ...own].map((path): [string, (locale: Locale) => string] => [
      path,
      (locale) => localePath(locale, path),
    ]),
    ['promotion', (locale) => promotionPath(locale, group.id)],
    ['products of a promotion', (locale) => promotionProductsPath(locale, group.id)],
  ];
}
