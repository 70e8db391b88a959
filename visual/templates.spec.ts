import { expect, test as base } from '../e2e/harness/fixtures.ts';
import { readCategories, readContents, readProducts } from '../e2e/harness/public-pages.ts';
import { createShopServer, type ShopServer } from '../e2e/harness/server.ts';
import { contentPath } from '../lib/content/paths.ts';
import { productPath } from '../lib/routes.ts';

/** Seeded and shown at this moment: dates, sales and new arrivals are the same on every day. */
const MOMENT = '2026-11-20T03:00:00Z';

const test = base.extend<object, { fixed: ShopServer }>({
  fixed: [
    async ({}, use) => {
      const shop = await createShopServer({ DEV_CLOCK: '1', DEV_CLOCK_START: MOMENT });
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

interface Template {
  readonly name: string;
  /** Its address without language, on the shop of the test. */
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
  test(`${name} looks as it did`, async ({ page, fixed, language, viewport }) => {
    await page.clock.setFixedTime(MOMENT);
    await page.context().addCookies(
      ['allow_analytic_cookies', 'allow_advertisement_cookies'].map((cookie) => ({
        name: cookie,
        value: '0',
        url: fixed.url,
      })),
    );
    const address = await path(fixed);
    expect(address).not.toBe('');
    await page.goto(fixed.url + (language === 'th' ? `/th${address}`.replace(/\/$/, '') : address));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}-${language}-${String(viewport?.width)}.png`, {
      mask: [page.locator('[data-clock]')],
    });
  });
}
