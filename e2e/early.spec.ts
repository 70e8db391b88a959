import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import type { Cart } from '../lib/cart/contract.ts';
import { SIGNED_IN_COOKIE } from '../lib/api/contract-values.ts';
import { newShopper } from './harness/orders.ts';
import { holdBack, reload, waitUntilAlive } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { getJson, readProducts } from './harness/public-pages.ts';

/** Input before hydration is not lost (`docs/product/pages.md`, "Before the code runs"). */

/** Opens a page with its scripts held back. Resolves to a function that releases them. */
async function openEarly(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, '**/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  return release;
}

test('filters are one sheet', async ({ page, t, at, isMobile }) => {
  test.skip(!isMobile, 'they stand beside the list elsewhere');
  const comeAlive = await openEarly(page, at('/ecommerce/all-products'));
  const button = page.getByRole('button', { name: t('catalog.filters') });
  await button.tap();
  const ready = page.locator('#filters');
  await expect(ready).toBeVisible();
  comeAlive();
  await waitUntilAlive(page);
  await expect(ready).toBeVisible();
  await ready.getByRole('button', { name: t('catalog.filtersClose') }).tap();
  await expect(ready).toBeHidden();
  await button.tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(ready).toBeHidden();
  await sheet.getByRole('button', { name: t('catalog.filtersClose') }).tap();
  await expect(sheet).toBeHidden();
});

test('a quantity is kept', async ({ page, shop, t, at }) => {
  const [product] = await readProducts(shop.url, 'per_page=1&in_stock=1');
  const { max_qty: most } = await getJson<{ max_qty: number }>(
    `${shop.url}/api/v1/products/${String(product?.id)}?locale=en`,
  );
  const comeAlive = await openEarly(page, at(`/products/${String(product?.id)}`));
  const quantity = page.getByRole('textbox', { name: t('catalog.quantity') }).first();
  await quantity.fill('999');
  comeAlive();
  await expect(quantity).toHaveValue(String(most));
  await expect(page.getByText(t('catalog-product.most', { max: most }))).toBeVisible();
});

test('the first slide is in its final position before the others load', async ({ page, at }) => {
  await page.goto(at('/'));
  const slides = page.getByRole('main').getByRole('list').first().locator('> li');
  const picture = slides.first().locator('picture');
  const top = async () => (await picture.boundingBox())?.y;
  await expect(slides).not.toHaveCount(1);
  // Any slide may be the tallest: on a narrow window another one has more lines than the first.
  await page.setViewportSize({ width: 320, height: 568 });
  const whole = await top();
  await slides.evaluateAll((all) => {
    for (const slide of all.slice(1)) slide.toggleAttribute('hidden', true);
  });
  expect(await top()).toBe(whole);
});

const PLENTY = 'price_min=100&price_max=400&in_stock=true';

test('a guest adds to the cart before the code runs, signs in, and has it', async ({
  page,
  shop,
  at,
  t,
}) => {
  const { id } = await claimProduct(shop, PLENTY, isPlenty);
  const comeAlive = await openEarly(page, at(`/products/${String(id)}`));
  await page
    .getByRole('textbox', { name: t('catalog.quantity') })
    .first()
    .fill('2');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('catalog.add') })
    .first();
  await add.dblclick();
  await page.waitForURL(/\/login\?return_to=/, { waitUntil: 'commit' });
  comeAlive();
  await waitUntilAlive(page);
  const shopper = await newShopper(page, shop);
  await reload(page);
  await expect(page).toHaveURL(new RegExp(`/products/(?:[^/]+/)?${String(id)}$`));
  await expect(async () => {
    const { items } = await shopper.call<Cart>('GET', '/v1/me/cart');
    expect(items).toMatchObject([{ qty: 2, product: { id } }]);
  }).toPass({ timeout: 30_000 });
});

test('a member adds to the cart before the code runs', async ({ page, shop, at, t }) => {
  const { id } = await claimProduct(shop, PLENTY, isPlenty);
  await newShopper(page, shop);
  // The marker of a sign-in, as the service sets it.
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: shop.url }]);
  const comeAlive = await openEarly(page, at(`/products/${String(id)}`));
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('catalog.add') })
    .first();
  await add.click();
  await page.waitForURL(/\/cart$/, { waitUntil: 'commit' });
  comeAlive();
  await expect(page.getByText(t('cart.sentItemAdded')).first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .locator(`a[href$="/${String(id)}"]`)
      .first(),
  ).toBeVisible();
  await reload(page);
  await expect(
    page
      .getByRole('main')
      .locator(`a[href$="/${String(id)}"]`)
      .first(),
  ).toBeVisible();
});

test('a heart pressed twice before the code runs is set once', async ({ page, shop, at }) => {
  const { id } = await claimProduct(shop, PLENTY, isPlenty);
  const shopper = await newShopper(page, shop);
  const comeAlive = await openEarly(page, at(`/products/${String(id)}`));
  const heart = page.getByRole('main').locator('button[aria-pressed]').first();
  await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute('data-kept', '');
  comeAlive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('data-kept');
  await expect(async () => {
    const { entities } = await shopper.call<{ entities: readonly { id: number }[] }>(
      'GET',
      '/v1/me/wishlist',
    );
    expect(entities.map((one) => one.id)).toEqual([id]);
  }).toPass({ timeout: 30_000 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('adding to the cart leads to sign-in', async ({ page, shop, at, t }) => {
    const [product] = await readProducts(shop.url, PLENTY);
    await page.goto(at(`/products/${String(product?.id)}`));
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalog.add') })
      .first()
      .click();
    await page.waitForURL(/\/login\?return_to=/, { waitUntil: 'commit' });
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({
        name: 'sent_item',
        value: expect.stringMatching(`^${String(product?.id)}_1_`),
      }),
    );
  });
});
