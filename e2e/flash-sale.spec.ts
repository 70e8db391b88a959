import type { Locator, Page } from '@playwright/test';
import type { FlashSaleState } from '../lib/offers/contract.ts';
import { formatBaht } from '../lib/format/money.ts';
import { productPath } from '../lib/pages/catalog-paths.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';
import { getJson, readProducts } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

const SOON_MS = 12_000;
/** Cached pages follow a sale within seconds. */
const FOLLOWS = { timeout: 90_000 };

const readSale = (shop: ShopServer) =>
  getJson<FlashSaleState>(`${shop.url}/api/v1/flash-sales/current`);
const readFlash = (shop: ShopServer) => readProducts(shop.url, 'list=flashsale&per_page=50');

/** The next sale, and a product that is in it but not in the adjacent ones. */
async function findNewcomer(shop: ShopServer) {
  const { next } = await readSale(shop);
  if (!next) throw new Error('no sale follows');
  const start = Date.parse(next.starts_at);
  await shop.moveTo(start - SOON_MS * 10);
  const before = new Set((await readFlash(shop)).map(({ id }) => id));
  await shop.moveTo(start);
  const during = await readFlash(shop);
  await shop.moveTo(Date.parse(next.ends_at));
  const after = new Set((await readFlash(shop)).map(({ id }) => id));
  const newcomers = during.filter(({ id, flash }) => !before.has(id) && !after.has(id) && flash);
  const product = newcomers.find(({ flash }) => (flash?.left ?? 0) > 20) ?? newcomers[0];
  if (!product?.flash) throw new Error('the next sale brings nothing new');
  return { next, start, end: Date.parse(next.ends_at), product, flash: product.flash };
}

/** Advances the page's clock until it shows `part`, since its retries have growing pauses. */
const letTimePass = (page: Page, part: Locator) =>
  expect(async () => {
    await page.clock.fastForward(SOON_MS);
    await expect(part).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);

/** Price of the page's own product; cards use smaller text. */
const ownPrice = (page: Page, amount: number) =>
  page.getByRole('main').locator('[data-size="lg"]').getByText(formatBaht(amount)).first();

test('a flash sale starts and ends while people look at it', async ({ page, timed, t }) => {
  await page.clock.install();
  const { next, start, end, product, flash } = await findNewcomer(timed);
  const path = timed.url + productPath('en', product);
  const rail = page.getByRole('region', { name: next.name });
  const main = page.getByRole('main');

  await timed.moveTo(start - 3_600_000);
  await expect(async () => {
    await visit(page, path);
    await expect(ownPrice(page, product.price)).toBeVisible({ timeout: 2_000 });
    await expect(ownPrice(page, flash.price)).toHaveCount(0);
  }).toPass(FOLLOWS);

  // The cached home page still shows the previous sale; it refetches itself after its end.
  await timed.moveTo(start - SOON_MS);
  await visit(page, timed.url);
  await expect(rail).toHaveCount(0);
  await timed.moveTo(start);
  await letTimePass(page, rail);
  await expect(rail.getByRole('link', { name: product.product_name })).toBeVisible();
  await expect(rail.getByText(formatBaht(flash.price)).first()).toBeVisible();
  await expect(rail.getByText(/^\d\d$/).first()).toBeVisible();

  await expect(async () => {
    await visit(page, `${timed.url}/ecommerce/products-flashsale`);
    const card = main.getByRole('listitem').filter({ hasText: product.product_name });
    await expect(card.getByText(formatBaht(flash.price)).first()).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);
  await expect(async () => {
    await visit(page, path);
    await expect(ownPrice(page, flash.price)).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);

  await timed.moveTo(end - 60_000);
  await newShopper(page, timed);
  await visit(page, path);
  await page
    .getByRole('button', { name: t('catalog.add') })
    .first()
    .click();
  await expect(page.getByText(t('catalog.added')).first()).toBeVisible();
  await visit(page, `${timed.url}/cart`);
  const line = main.getByRole('listitem').filter({ hasText: product.product_name });
  await expect(line.getByText(formatBaht(flash.price)).first()).toBeVisible();

  await timed.moveTo(end - SOON_MS);
  await reload(page);
  await expect(line.getByText(formatBaht(flash.price)).first()).toBeVisible();
  await timed.moveTo(end);
  await letTimePass(page, line.getByText(t('cart.flashOver')));
  await expect(line.getByText(formatBaht(product.price)).first()).toBeVisible();
  await expect(line.getByText(formatBaht(flash.price))).toHaveCount(0);

  await expect(async () => {
    await visit(page, path);
    await expect(ownPrice(page, product.price)).toBeVisible({ timeout: 2_000 });
    await expect(ownPrice(page, flash.price)).toHaveCount(0);
  }).toPass(FOLLOWS);
});

test('an outdated price is refused, and nothing is added', async ({
  page,
  timed,
  t,
  consoleErrors,
}) => {
  const { end, product, flash } = await findNewcomer(timed);
  await timed.moveTo(end - 60_000);
  await newShopper(page, timed);
  await expect(async () => {
    await visit(page, timed.url + productPath('en', product));
    await expect(ownPrice(page, flash.price)).toBeVisible({ timeout: 2_000 });
  }).toPass(FOLLOWS);
  // The countdown runs, so the clock offset has been measured; the page is still outdated.
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d\d$/)
      .first(),
  ).toBeVisible();
  await timed.moveTo(end + 1_000);
  await page
    .getByRole('button', { name: t('catalog.add') })
    .first()
    .click();
  await expect(page.getByText(t('errors.FLASH_SALE_EXPIRED'))).toBeVisible();
  // The browser logs the refusal.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});
