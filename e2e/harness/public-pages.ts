import type {
  Brand,
  BrandCategory,
  Category,
  ProductCard,
  ProductPage,
} from '../../lib/catalog/contract.ts';
import type { Banner, Content, ContentPage, ContentType } from '../../lib/contents/contract.ts';
import type { PromotionGroup } from '../../lib/offers/contract.ts';
import type { CouponList } from '../../lib/wallet/contract.ts';
import { productPath } from '../../lib/pages/catalog-paths.ts';
import { bannerPage, contentPath, storyDepartmentPath } from '../../lib/pages/content-paths.ts';
import { pagePath, pathTo } from '../../lib/pages/path-to.ts';
import { PHARMACY_TOPICS } from '../../lib/conversations/pictures.ts';
import { LOCALES, localePath, splitLocale, type Locale } from '../../lib/i18n/locale.ts';
import type { PageEntry } from '../../lib/pages/entry.ts';
import { PAGES } from '../../lib/pages/table.ts';

export interface PublicPage {
  readonly name: string;
  readonly locale: Locale;
  readonly url: string;
  /** Whether it is indexed (`docs/quality.md`, "Search engines"). */
  readonly indexed: boolean;
  readonly canonical: string;
}

export async function getJson<Body>(url: string): Promise<Body> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
  return (await answer.json()) as Body;
}

export function readCategories(url: string, locale: Locale = 'en'): Promise<Category[]> {
  return getJson(`${url}/api/v1/categories/web/tree?locale=${locale}`);
}

export async function readProducts(url: string, query: string): Promise<readonly ProductCard[]> {
  const page = await getJson<ProductPage>(`${url}/api/v1/products/web?${query}`);
  return page.entities;
}

export async function readContents(
  url: string,
  type: ContentType,
  locale: Locale = 'en',
): Promise<readonly Content[]> {
  const query = `type=${type}&per_page=100&locale=${locale}`;
  return (await getJson<ContentPage>(`${url}/api/v1/contents?${query}`)).entities;
}

export async function readAllProducts(url: string): Promise<readonly ProductCard[]> {
  const all: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const entities = await readProducts(url, `per_page=50&page=${String(page)}`);
    if (entities.length === 0) return all;
    all.push(...entities);
  }
}

/**
 * All public pages in both languages, and the cart, with ids of the running shop: the first products, brands and
 * categories, or with -1 the last, which are rarely cached.
 */
export async function publicPages(url: string, at: 0 | -1 = 0): Promise<readonly PublicPage[]> {
  const { samples, article, medicine } = await readSamples(url, at);
  // An article has one canonical address on all its routes.
  const canonicals: Readonly<Record<string, Path>> = {
    'mobileArticles 0': () => '/brandstory/HealthHub/ArticleList',
    'mobileArticle 0': () => contentPath('en', article),
    'pharmacyArticle 0': () => contentPath('en', medicine),
  };
  const pages = Object.entries(PAGES).flatMap(([name, page]: [string, PageEntry]) => {
    if ((page.members && name !== 'cart') || NOT_VISITED.has(name)) return [];
    const paths = samples[name] ?? [() => page.pattern + (name === 'search' ? '?keyword=a' : '')];
    return paths.map((path, n) => ({ name: `${name} ${String(n)}`, path, indexed: page.index }));
  });
  pages.push({
    name: 'topic',
    path: () => `/brandstory/HealthHub/ArticleList?topic=skin`,
    indexed: false,
  });
  return pages.flatMap(({ name, path, indexed }) =>
    LOCALES.map((locale) => ({
      name,
      locale,
      url: url + localePath(locale, path(locale)),
      indexed,
      canonical: url + localePath(locale, (canonicals[name] ?? path)(locale)),
    })),
  );
}

/** The error page of an outage answers 503; the kit is for developers, and a preview needs its signed link. */
const NOT_VISITED = new Set(['unavailable', 'kit', 'kitBlocks', 'preview']);

type Path = (locale: Locale) => string;

async function readSamples(
  url: string,
  at: 0 | -1,
): Promise<{
  readonly samples: Readonly<Record<string, readonly Path[]>>;
  readonly article: Content;
  readonly medicine: Content;
}> {
  const category = (await readCategories(url)).at(at);
  const department = category?.depts.at(at);
  const { entities: brands } = await getJson<{ entities: Brand[] }>(`${url}/api/v1/brands`);
  const brand = brands.at(at);
  const around = await getJson<BrandCategory[]>(
    `${url}/api/v1/brands/category?brand=${brand?.brand_code ?? ''}`,
  );
  const made = around.at(at)?.depts.at(at);
  const sort = at === 0 ? 'recommended' : 'price-desc';
  const [product] = await readProducts(url, `per_page=1&sort=${sort}`);
  const articles = await readContents(url, 'article');
  const article = articles.at(at);
  const medicine = articles.filter(({ topic_key: key }) => PHARMACY_TOPICS.includes(key)).at(at);
  const news = (await readContents(url, 'news')).at(at);
  const { entities: groups } = await getJson<{ entities: PromotionGroup[] }>(
    `${url}/api/v1/promotion-groups/web`,
  );
  const { entities: banners } = await getJson<{ entities: Banner[] }>(`${url}/api/v1/banners`);
  const { entities: coupons } = await getJson<CouponList>(`${url}/api/v1/coupons`);
  const coupon = coupons.at(at);
  const group = groups.at(at);
  const banner = banners.filter(({ placement }) => placement === 'home').at(at);
  const shelf = banners.filter(({ placement }) => placement === 'ecommerce').at(at);
  const advice = banners.filter(({ placement }) => placement === 'pharmacy').at(at);
  if (!category || !department || !brand || !made || !product)
    throw new Error('the catalogue is empty');
  if (!article || !medicine || !news) throw new Error('the demo has no articles or news');
  if (!group || !banner || !shelf || !advice || !coupon) throw new Error('the demo lacks an offer');
  const names = { en: product.product_name_en, th: product.product_name_th };
  const samples: Readonly<Record<string, readonly Path[]>> = {
    category: [() => category.url, () => department.url],
    brand: [() => pathTo('en', '/brands/:brand', { brand: brand.id })],
    story: [() => pagePath('/brandstory/:brand', { brand: brand.id })],
    storyArticles: [() => pagePath('/brandstory/:brand/ArticleList', { brand: brand.id })],
    storyDepartment: [() => storyDepartmentPath(brand.id, made)],
    product: [
      (locale) =>
        splitLocale(productPath(locale, { id: product.id, product_name: names[locale] })).path,
    ],
    list: [() => '/ecommerce/all-products', () => '/ecommerce/products-flashsale'],
    promotion: [() => pathTo('en', '/promotions/:promotion', { promotion: group.id })],
    promotionProducts: [
      () => pathTo('en', '/promotions-product/:promotion', { promotion: group.id }),
    ],
    banner: [() => bannerPage(banner)],
    storeBanner: [() => bannerPage(shelf)],
    branch: [() => `/branches/${String(at === 0 ? 1 : 40)}`],
    condition: [() => `/pharmacy/conditions/${at === 0 ? 'heartburn' : 'period-pain'}`],
    record: [
      () => (at === 0 ? '/faq' : '/term-online'),
      () => (at === 0 ? '/ArunCard' : '/ArunCard/pharmacists-picks-skin-care'),
    ],
    coupon: [() => `/coupons/${String(coupon.id)}`],
    mobileArticle: [() => pathTo('en', '/mobile-article/:article', { article: article.id })],
    pharmacyArticle: [() => pathTo('en', '/pharmacy/content/:article', { article: medicine.id })],
    pharmacyBanner: [() => bannerPage(advice)],
    article: [() => contentPath('en', article)],
    news: [() => contentPath('en', news)],
  };
  return { samples, article, medicine };
}
