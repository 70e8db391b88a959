import type { Page } from '@playwright/test';
import type { Product } from '../lib/catalog/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper, otherShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claim, isPlain, isPlenty } from './harness/products.ts';
import { getJson, readAllProducts } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

async function findTwo(shop: ShopServer, locale: string) {
  const all = await readAllProducts(shop.url);
  const read = (id: number) =>
    getJson<Product>(`${shop.url}/api/v1/products/${String(id)}?locale=${locale}`);
  const enough = await claim(shop, all, isPlenty);
  const scarce = await claim(
    shop,
    all.filter(({ stock }) => stock === 'low'),
    async (product) => isPlain(product) && (await read(product.id)).limit === null,
  );
  return { scarce: await read(scarce.id), enough: await read(enough.id) };
}

const placeButton = (page: Page) => page.getByRole('button', { name: /\d\.\d\d/ });

test('the last piece is sold meanwhile: it is named, nothing else is lost, and the rest is ordered', async ({
  page,
  shop,
  at,
  t,
  language,
  consoleErrors,
}) => {
  const { scarce, enough } = await findTwo(shop, language);
  const shopper = await newShopper(page, shop);
  await shopper.createAddress();
  await shopper.addToCart(enough.id);
  await shopper.addToCart(scarce.id);
  await visit(page, at('/orders/summary'));
  await page.getByRole('radio', { name: t('checkout.home') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.cod') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.step.confirm') })).toBeFocused();
  await expect(placeButton(page)).toBeEnabled();

  const other = await otherShopper(shop);
  await other.placeOrder('qr', { productId: scarce.id, qty: scarce.max_qty });

  await placeButton(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: scarce.product_name });
  await expect(refusal).toContainText(t('errors.OUT_OF_STOCK'));
  await expect(refusal).not.toContainText(enough.product_name);
  await checkAccessibility(page);
  expect(consoleErrors.splice(0)).toContainEqual(expect.stringContaining('409'));

  await refusal.getByRole('link', { name: t('checkout.toCart') }).click();
  const line = page.getByRole('listitem', { name: scarce.product_name });
  await expect(line.getByText(t('cart.soldOut'))).toBeVisible();
  await checkAccessibility(page);
  await page
    .getByRole('button', { name: t('cart.removeNamed', { name: scarce.product_name }) })
    .click();
  await expect(page.getByText(t('cart.soldOut'))).toHaveCount(0);
  await page.getByRole('link', { name: t('cart.checkout') }).click();

  await expect(page.getByRole('radio', { name: t('checkout.home') })).toBeChecked();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await expect(page.getByRole('radio', { name: t('checkout.method.cod') })).toBeChecked();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(page.getByText(enough.product_name).first()).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText(t('orders.thanks'))).toBeVisible();
  const id = /AR\d{6}-[0-9A-Z]+/.exec(page.url())?.[0] ?? '';
  const order = await shopper.readOrder(id);
  expect(order.items.map(({ product }) => product.id)).toEqual([enough.id]);
});
