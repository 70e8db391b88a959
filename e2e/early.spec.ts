import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import { getJson, readProducts } from './harness/public-pages.ts';

/** Fingers that are faster than the page's code: nothing they did is lost, and nothing happens twice. */

/** Opens a page whose scripts wait; answers what lets them come. */
async function openEarly(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return () => {
    resolve(undefined);
  };
}

test('filters end in one sheet', async ({ page, t, at, isMobile }) => {
  test.skip(!isMobile, 'they stand beside the list elsewhere');
  const comeAlive = await openEarly(page, at('/ecommerce/all-products'));
  await page.getByRole('button', { name: t('catalog.filters') }).tap();
  await expect(page.locator('#filters')).toBeVisible();
  comeAlive();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(page.locator('#filters')).toBeHidden();
  await sheet.getByRole('button', { name: t('catalog.filtersClose') }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: t('catalog.filters') })).toBeVisible();
});

test('a quantity counts', async ({ page, shop, t, at }) => {
  const [product] = await readProducts(shop.url, 'per_page=1&in_stock=1');
  const { max_qty: most } = await getJson<{ max_qty: number }>(
    `${shop.url}/api/v1/products/${String(product?.id)}?locale=en`,
  );
  const comeAlive = await openEarly(page, at(`/products/${String(product?.id)}`));
  const quantity = page.getByRole('textbox', { name: t('catalog.quantity') }).first();
  await quantity.fill('999');
  comeAlive();
  await expect(quantity).toHaveValue(String(most));
  await expect(page.getByText(t('product.most', { max: most }))).toBeVisible();
});
