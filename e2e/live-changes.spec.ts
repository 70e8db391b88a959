import { spawnSync } from 'node:child_process';
import { brand } from '../lib/brand.ts';
import { LOCALES, localePath } from '../lib/i18n/locale.ts';
import { productPath } from '../lib/pages/catalog-paths.ts';
import { pathTo } from '../lib/pages/path-to.ts';
import { runStatement } from '../tests/harness/postgres.ts';
import { expect, test as base } from './harness/fixtures.ts';
import { reload, visit } from './harness/page.ts';
import { getJson, readCategories, readProducts } from './harness/public-pages.ts';
import { readPage, structuredData } from './harness/raw-page.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/** A shop on PostgreSQL follows changes in the database without a restart. */

const test = base.extend<object, { live: ShopServer }>({
  live: [
    async ({}, use) => {
      const shop = await createShopServer();
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// Visitors are refused while the shop closes.
test.use({ expectedErrors: /503/ });

/** `docs/quality.md`, "Speed": pages show changes within a minute. */
const CHANGED_WITHIN_MS = 60_000;
const NEW_PRICE_SATANG = 4_321_987;
const NEW_PRICE = '43,219.87';
const UNKNOWN = 987_654_321;

test('a price changed in the database is on every page within a minute', async ({ live }) => {
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
  }).toPass({ timeout: CHANGED_WITHIN_MS, intervals: [1_000] });
  const page = await readPage(live.url + (products[0] ?? ''));
  const thing = structuredData(page).find((data) => data['@type'] === 'Product');
  if (first.drug?.policy !== 'approval') {
    expect(thing?.['offers']).toMatchObject({ price: NEW_PRICE.replace(',', '') });
  }
});

test('a changed page is shown within a minute; a draft only by its link', async ({ live }) => {
  const PAGE = '/corporate-social-responsibility';
  const change = (column: 'title_en' | 'state', value: string) =>
    runStatement(live.databaseUrl, `UPDATE pages SET ${column} = $1 WHERE path = $2`, [
      value,
      PAGE,
    ]);
  expect((await readPage(live.url + PAGE)).status).toBe(200);
  await change('title_en', 'What we mend');
  await expect(async () => {
    expect((await readPage(live.url + PAGE)).title).toContain('What we mend');
  }).toPass({ timeout: CHANGED_WITHIN_MS, intervals: [1_000] });

  await change('state', 'draft');
  for (const locale of LOCALES)
    await expect(async () => {
      expect((await readPage(live.url + localePath(locale, PAGE))).status).toBe(404);
    }).toPass({ timeout: CHANGED_WITHIN_MS, intervals: [1_000] });
  const links = run(live, 'scripts/content.ts', 'preview', PAGE).split('\n');
  expect(links).toHaveLength(LOCALES.length);
  for (const link of links) {
    const page = await readPage(link);
    expect(page.status).toBe(200);
    expect(page.noindex).toBe(true);
    expect(page.headers.get('cache-control')).toContain('no-store');
    const forged = await readPage(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    expect(forged.status).toBe(404);
    expect(forged.links).toContain(`${live.url}/`);
  }
  expect((await readPage(links[0] ?? '')).title).toContain('What we mend');
});

test('maintenance closes every page but those of staff with 503, also during a visit, and reopens them', async ({
  live,
  page: browser,
  otherPage: staff,
  language,
  t,
}) => {
  const twin = await createShopServer({ DATABASE_URL: live.databaseUrl });
  await twin.start();
  const paths = [
    '/',
    '/th',
    '/categories',
    `/products/${String(UNKNOWN)}`,
    '/cart',
    '/no-such-page',
  ];
  const urls = [live, twin].flatMap(({ url }) => paths.map((path) => url + path));
  const statuses = async () => Promise.all(urls.map(async (url) => (await readPage(url)).status));
  const before = await statuses();
  // The page has checked for maintenance before the shop closes.
  const asked = browser.waitForResponse(/\/api\/ma-api$/);
  await visit(browser, live.url + pathTo(language, '/branches'));
  await asked;
  maintain(live, 'on');
  await expect.poll(statuses).toEqual(urls.map(() => 503));
  const page = await readPage(`${live.url}/th`);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headings).toHaveLength(1);
  const told = await getJson<{ is_maintain: boolean }>(`${live.url}/api/ma-api`);
  expect(told.is_maintain).toBe(true);
  const call = await fetch(`${live.url}/api/v1/products/${String(UNKNOWN)}`);
  expect(call.status).toBe(503);
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
  // The next navigation shows the maintenance screen, with links to our marketplace shops.
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
  // Staff keeps working, and needs to sign in for that.
  for (const open of ['/login', '/staff/orders'])
    expect((await readPage(live.url + open)).status, open).toBe(200);
  await visit(staff, maintain(live, 'link'));
  await visit(staff, live.url + pathTo(language, '/brands'));
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(t('catalog.brandsTitle'));
  maintain(live, 'off');
  await expect.poll(statuses).toEqual(before);
  await reload(browser);
  await expect(browser.getByRole('heading', { level: 1 })).toHaveText(t('catalog.brandsTitle'));
  await twin.remove();
});

const maintain = (shop: ShopServer, state: 'on' | 'off' | 'link') =>
  run(shop, 'scripts/maintenance.ts', state);

function run(shop: ShopServer, ...command: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('node', command, {
    env: {
      ...process.env,
      DATABASE_URL: shop.databaseUrl,
      PUBLIC_URL: shop.url,
      DEV_CLOCK: '1',
      DEV_CLOCK_START: shop.now().toISOString(),
    },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}
