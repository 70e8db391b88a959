import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** What a pocket does to a shop: no connection, and text of twice the size. */

test('offline the plus and the links say so and stay, and work again afterwards', async ({
  page,
  context,
  shop,
  at,
  t,
  consoleErrors,
}) => {
  await newShopper(page, shop);
  await visit(page, at('/ecommerce/new-arrival'));
  const cart = page.getByRole('link', { name: t('layout.cart') }).first();
  const plus = page.getByRole('button', { name: new RegExp(`^${t('catalog.add')}: `) }).first();
  const product = page.locator('main article a').first();
  const refusal = page.getByText(t('layout.offlineAction'));
  const note = page.getByText(t('layout.offline'));
  await expect(plus).toBeVisible();

  await context.setOffline(true);
  await expect(note).toBeVisible();
  const here = page.url();
  await plus.click();
  await expect(refusal.first()).toBeVisible();
  // Each message goes by itself; the next one is another.
  await expect(refusal).toHaveCount(1);
  await product.click();
  await expect(refusal).toHaveCount(2);
  expect(page.url()).toBe(here);
  const [message, edge] = await Promise.all([refusal.last().boundingBox(), note.boundingBox()]);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

  await context.setOffline(false);
  await expect(note).toBeHidden();
  // The browser and its loader of code say that they were offline.
  const offline = /ERR_INTERNET_DISCONNECTED|Failed to load chunk/;
  expect(consoleErrors.filter((error) => !offline.test(error))).toEqual([]);
  consoleErrors.length = 0;
  await plus.click();
  await expect(cart).toHaveAccessibleName(new RegExp(`1 ${t('layout.piecesInCart')}`));
  await product.click();
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const READ_BY_ALL = [
  '/',
  '/ecommerce/new-arrival',
  '/products/1',
  '/categories',
  '/pharmacy',
  '/login',
];
const OF_MEMBERS = [
  '/cart',
  '/orders/summary',
  '/orders/summary?step=payment',
  '/orders/order_list',
  '/notifications',
];

test('text of twice the size stands within the page', async ({ page, shop, at }) => {
  const beyond: string[] = [];
  const measure = async (path: string) => {
    await visit(page, at(path));
    await waitUntilAtRest(page);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (width > 0) beyond.push(`${path}: ${String(width)} px`);
  };
  for (const path of READ_BY_ALL) await measure(path);

  const shopper = await newShopper(page, shop);
  await shopper.placeOrder('cod');
  const cheap = 'price_min=100&price_max=400&in_stock=true';
  await shopper.addToCart((await claimProduct(shop, cheap, isPlenty)).id);
  for (const path of OF_MEMBERS) await measure(path);
  expect(beyond).toEqual([]);
});
