import { expect, test } from '../e2e/harness/fixtures.ts';
import { waitUntilAtRest } from '../e2e/harness/page.ts';
import { readCategories, readContents, readProducts } from '../e2e/harness/public-pages.ts';
import { OPENING, type ShopServer } from '../e2e/harness/server.ts';
import { productPath } from '../lib/pages/catalog-paths.ts';
import { contentPath } from '../lib/pages/content-paths.ts';

interface Template {
  readonly name: string;
  /** Address without language. */
  readonly path: (shop: ShopServer) => Promise<string> | string;
}

const TEMPLATES: readonly Template[] = [
  { name: 'kit', path: () => '/kit' },
  { name: 'home', path: () => '/' },
  { name: 'categories', path: () => '/categories' },
  { name: 'list', path: async ({ url }) => (await readCategories(url))[0]?.url ?? '' },
  { name: 'brands', path: () => '/brands' },
  { name: 'brand', path: () => '/brands/1' },
  {
    name: 'product',
    path: async ({ url }) => {
      const [product] = await readProducts(url, 'per_page=1&category=1');
      return product ? productPath('en', product) : '';
    },
  },
  { name: 'search', path: () => '/products/search?keyword=serum' },
  { name: 'promotions', path: () => '/promotions' },
  {
    name: 'article',
    path: async ({ url }) => {
      const [article] = await readContents(url, 'article');
      return article ? contentPath('en', article) : '';
    },
  },
  { name: 'login', path: () => '/login' },
];

for (const { name, path } of TEMPLATES) {
  test(`${name} matches its screenshot`, async ({ page, shop, language, viewport }) => {
    await page.clock.setFixedTime(OPENING);
    await page.context().addCookies(
      ['allow_analytic_cookies', 'allow_advertisement_cookies'].map((cookie) => ({
        name: cookie,
        value: '0',
        url: shop.url,
      })),
    );
    const address = await path(shop);
    expect(address).not.toBe('');
    await page.goto(shop.url + (language === 'th' ? `/th${address}`.replace(/\/$/, '') : address));
    await waitUntilAtRest(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(hasPicturesOnScreen);
    await expect(page).toHaveScreenshot(`${name}-${language}-${String(viewport?.width)}.png`, {
      mask: [page.locator('[data-clock]')],
    });
  });
}

/** Waits for visible pictures only: others load lazily, also those clipped by a horizontal scroller. */
async function hasPicturesOnScreen(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<readonly IntersectionObserverEntry[]>();
  const observer = new IntersectionObserver(resolve);
  for (const image of document.images) observer.observe(image);
  const entries = await promise;
  observer.disconnect();
  return entries.every(({ isIntersecting, target }) => {
    // A failed picture is complete as well, but has no size.
    const { complete, naturalWidth } = target as HTMLImageElement;
    return !isIntersecting || (complete && naturalWidth > 0);
  });
}
