import { spawnSync } from 'node:child_process';
import { LOCALES, localePath } from '../lib/i18n/locale.ts';
import { productPath } from '../lib/routes.ts';
import { runStatement } from '../tests/harness/postgres.ts';
import { expect, test as base } from './harness/fixtures.ts';
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

/** `docs/quality.md`, "Speed": a new price stands on its pages within a minute. */
const PRICE_WITHIN_MS = 60_000;
const CLOSED_WITHIN_MS = 30_000;
const NEW_PRICE_SATANG = 4_321_987;
const NEW_PRICE = '43,219.87';

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

test('maintenance closes every page but those of staff with 503 and opens them again', async ({
  live,
}) => {
  const paths = ['/', '/th', '/categories', '/products/987654321', '/cart', '/no-such-page'];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await readPage(live.url + path)).status));
  const before = await statuses();
  maintain(live, 'on');
  await expect.poll(statuses, { timeout: CLOSED_WITHIN_MS }).toEqual(paths.map(() => 503));
  const page = await readPage(`${live.url}/th`);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headings).toHaveLength(1);
  const told = await getJson<{ is_maintain: boolean }>(`${live.url}/api/ma-api`);
  expect(told.is_maintain).toBe(true);
  // Staff goes on working, and has to sign in for that.
  for (const open of ['/login', '/staff/orders'])
    expect((await readPage(live.url + open)).status, open).toBe(200);
  maintain(live, 'off');
  await expect.poll(statuses, { timeout: CLOSED_WITHIN_MS }).toEqual(before);
});

function maintain({ databaseUrl }: ShopServer, state: 'on' | 'off'): void {
  const { status, stderr } = spawnSync('node', ['scripts/maintenance.ts', state], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}
