import { spawnSync } from 'node:child_process';
import { brand } from '../lib/brand.ts';
import { LOCALES, localePath } from '../lib/i18n/locale.ts';
import { productPath } from '../lib/routes.ts';
import { runStatement } from '../tests/harness/postgres.ts';
import { expect, test as base } from './harness/fixtures.ts';
import { reload, visit } from './harness/page.ts';
import { getJson, readCategories, readProducts } from './harness/public-pages.ts';
import { readPage, structuredData } from './harness/raw-page.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/** What somebody else changes in the database, a shop on PostgreSQL shows without a restart. */

const test = base.extend<object, { live: ShopServer }>({
  live: [
    async ({}, use) => {
      const shop = await createShopServer();
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Whoever looks around while the shop closes is refused.
test.use({ expectedErrors: /503/ });

/** `docs/quality.md`, "Speed": a new price stands on its pages within a minute. */
const PRICE_WITHIN_MS = 60_000;
const CLOSED_WITHIN_MS = 30_000;
const NEW_PRICE_SATANG = 4_321_987;
const NEW_PRICE = '43,219.87';
const UNKNOWN = 987_654_321;

test('a price that changes in the database stands on every page within a minute', async ({
  live,
}) => {
  const [category] = await readCategories(live.url);
  const [first] = await readProducts(live.url, `per_page=1&category=${String(category?.id)}`);
  if (!category || !first) throw new Error('the catalogue is empty');
  const names = { en: first.product_name_en, th: first.product_name_th };
  const products = LOCALES.map((locale) =>
    productPath(locale, { id: first.id, product_name: names[locale] }),
  );
  const lists = LOCALES.map((locale) => localePath(locale, category.url));
  for (const path of [...products, ...lists]) {
    const page = await readPage(live.url + path);
    expect(page.status, path).toBe(200);
    expect(page.text, path).not.toContain(NEW_PRICE);
  }

  await runStatement(
    live.databaseUrl,
    'UPDATE products SET price = $1, deal_price = 0 WHERE id = $2',
    [NEW_PRICE_SATANG, first.id],
  );

  await expect(async () => {
    for (const path of [...products, ...lists]) {
      expect((await readPage(live.url + path)).text, path).toContain(NEW_PRICE);
    }
  }).toPass({ timeout: PRICE_WITHIN_MS, intervals: [1_000] });
  const page = await readPage(live.url + (products[0] ?? ''));
  const thing = structuredData(page).find((data) => data['@type'] === 'Product');
  if (first.drug?.policy !== 'approval') {
    expect(thing?.['offers']).toMatchObject({ price: NEW_PRICE.replace(',', '') });
  }
});

test('maintenance closes every page but those of staff with 503, also under somebody who looks around, and opens them again', async ({
  live,
  page: browser,
  language,
  t,
}) => {
  const paths = [
    '/',
    '/th',
    '/categories',
    `/products/${String(UNKNOWN)}`,
    '/cart',
    '/no-such-page',
  ];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await readPage(live.url + path)).status));
  const before = await statuses();
  // The page has asked whether the shop is open before it closes.
  const asked = browser.waitForResponse(/\/api\/ma-api$/);
  await visit(browser, live.url + localePath(language, '/branches'));
  await asked;
  maintain(live, 'on');
  await expect.poll(statuses, { timeout: CLOSED_WITHIN_MS }).toEqual(paths.map(() => 503));
  const page = await readPage(`${live.url}/th`);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headings).toHaveLength(1);
  const told = await getJson<{ is_maintain: boolean }>(`${live.url}/api/ma-api`);
  expect(told.is_maintain).toBe(true);
  const call = await fetch(`${live.url}/api/v1/products/${String(UNKNOWN)}`);
  expect(call.status).toBe(503);
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
  // Whoever was in the shop is told at the next step, on the whole screen, and where we sell meanwhile.
  await browser
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.allBrands') })
    .click();
  const title = browser.getByRole('heading', { name: t('layout.maintenance.title') });
  await expect(title).toBeVisible();
  for (const { name, url } of brand.marketplaces) {
    const link = browser.getByRole('link', { name: t('layout.maintenance.marketplace', { name }) });
    await expect(link).toHaveAttribute('href', url);
  }
  // Staff goes on working, and has to sign in for that.
  for (const open of ['/login', '/staff/orders'])
    expect((await readPage(live.url + open)).status, open).toBe(200);
  maintain(live, 'off');
  await expect.poll(statuses, { timeout: CLOSED_WITHIN_MS }).toEqual(before);
  await reload(browser);
  await expect(browser.getByRole('heading', { level: 1 })).toHaveText(t('catalog.brandsTitle'));
});

function maintain({ databaseUrl }: ShopServer, state: 'on' | 'off'): void {
  const { status, stderr } = spawnSync('node', ['scripts/maintenance.ts', state], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}
