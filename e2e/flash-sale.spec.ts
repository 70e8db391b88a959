import type { Page } from '@playwright/test';
import type { FlashSaleState } from '../lib/api/contract/offers.ts';
import { formatBaht } from '../lib/format/money.ts';
import { productPath } from '../lib/routes.ts';
import { newPhone, signIn } from './harness/checkout.ts';
import { expect, test as base, type Texts } from './harness/fixtures.ts';
import { getJson, readProducts } from './harness/public-pages.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/** A shop of its own, whose clock can be moved. */
const test = base.extend<object, { timed: ShopServer }>({
  timed: [
    async ({}, use) => {
      const shop = await createShopServer({ DEV_CLOCK: '1' });
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const SOON_MS = 12_000;
/** Cached pages follow a sale within seconds. */
const FOLLOWS = { timeout: 30_000 };

async function moveTo(shop: ShopServer, at: number): Promise<void> {
  const answer = await fetch(`${shop.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ at: new Date(at).toISOString() }),
  });
  expect(answer.status).toBe(200);
}

const readSale = (shop: ShopServer) =>
  getJson<FlashSaleState>(`${shop.url}/api/v1/flash-sales/current`);
const readFlash = (shop: ShopServer) => readProducts(shop.url, 'list=flashsale&per_page=50');

/** The next sale, and a product that is in it but not in the one before. */
async function findNewcomer(shop: ShopServer) {
  const { next } = await readSale(shop);
  if (!next) throw new Error('no sale follows');
  const start = Date.parse(next.starts_at);
  await moveTo(shop, start - SOON_MS * 10);
  const before = new Set((await readFlash(shop)).map(({ id }) => id));
  await moveTo(shop, start);
  const newcomers = (await readFlash(shop)).filter(({ id, flash }) => !before.has(id) && flash);
  const product = newcomers.find(({ flash }) => (flash?.left ?? 0) > 20) ?? newcomers[0];
  if (!product?.flash) throw new Error('the next sale brings nothing new');
  return { next, start, end: Date.parse(next.ends_at), product, flash: product.flash };
}

const baht = (amount: number) => formatBaht(amount);
/** The price of the product that a page is about; cards have smaller ones. */
const ownPrice = (page: Page, amount: number) =>
  page.getByRole('main').locator('[data-size="lg"]').getByText(baht(amount)).first();

test('a flash sale starts and ends while people look at it', async ({ page, timed, t }) => {
  test.setTimeout(300_000);
  const { next, start, end, product, flash } = await findNewcomer(timed);
  const path = timed.url + productPath('en', product);
  const rail = page.getByRole('region', { name: next.name });
  const main = page.getByRole('main');

  await moveTo(timed, start - 3_600_000);
  await expect(async () => {
    await page.goto(path);
    await expect(ownPrice(page, product.price)).toBeVisible({ timeout: 2_000 });
    await expect(ownPrice(page, flash.price)).toHaveCount(0);
  }).toPass(FOLLOWS);

  // The home page shows the sale before; when its time is over, the page heals by itself.
  await moveTo(timed, start - SOON_MS);
  await page.goto(timed.url);
  await expect(rail).toHaveCount(0);
  await expect(rail).toBeVisible(FOLLOWS);
  await expect(rail.getByRole('link', { name: product.product_name })).toBeVisible();
  await expect(rail.getByText(baht(flash.price)).first()).toBeVisible();
  await expect(rail.getByText(/^\d\d$/).first()).toBeVisible();

  await expect(async () => {
    await page.goto(`${timed.url}/ecommerce/products-flashsale`);
    const card = main.getByRole('article').filter({ hasText: product.product_name });
    await expect(card.getByText(baht(flash.price)).first()).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);
  await expect(async () => {
    await page.goto(path);
    await expect(ownPrice(page, flash.price)).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);

  // A member takes one at the flash price.
  await moveTo(timed, end - 60_000);
  await login(page, timed, t);
  await page.goto(path);
  await page
    .getByRole('button', { name: t('catalog.add') })
    .first()
    .click();
  await expect(page.getByText(t('catalog.added')).first()).toBeVisible();
  await page.goto(`${timed.url}/cart`);
  const line = main.getByRole('listitem').filter({ hasText: product.product_name });
  await expect(line.getByText(baht(flash.price)).first()).toBeVisible();

  // The cart says so when the sale ends.
  await moveTo(timed, end - SOON_MS);
  await page.reload();
  await expect(line.getByText(baht(flash.price)).first()).toBeVisible();
  await expect(line.getByText(t('cart.flashOver'))).toBeVisible(FOLLOWS);
  await expect(line.getByText(baht(product.price)).first()).toBeVisible();
  await expect(line.getByText(baht(flash.price))).toHaveCount(0);

  await expect(async () => {
    await page.goto(path);
    await expect(ownPrice(page, product.price)).toBeVisible({ timeout: 2_000 });
    await expect(ownPrice(page, flash.price)).toHaveCount(0);
  }).toPass(FOLLOWS);
});

test('the price of a page that is stale is refused, and nothing is added', async ({
  page,
  timed,
  t,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const { end, product, flash } = await findNewcomer(timed);
  await moveTo(timed, end - 60_000);
  await login(page, timed, t);
  await expect(async () => {
    await page.goto(timed.url + productPath('en', product));
    await expect(ownPrice(page, flash.price)).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);
  // Once it counts down, its own clock has been measured, and the page does not know yet.
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d\d$/)
      .first(),
  ).toBeVisible();
  await moveTo(timed, end + 1_000);
  await page
    .getByRole('button', { name: t('catalog.add') })
    .first()
    .click();
  await expect(page.getByText(t('errors.FLASH_SALE_EXPIRED'))).toBeVisible();
  // The browser logs the refusal.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

async function login(page: Page, shop: ShopServer, t: Texts): Promise<void> {
  await page.goto(`${shop.url}/login`);
  await signIn(page, shop, t, newPhone());
  await expect(page).toHaveURL(`${shop.url}/`);
}
