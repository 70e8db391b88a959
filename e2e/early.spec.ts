import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import { holdBack, waitUntilAlive } from './harness/page.ts';
import { getJson, readProducts } from './harness/public-pages.ts';

/** Input before hydration is not lost. */

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
