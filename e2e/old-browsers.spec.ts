import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillAddress, newPhone, signIn } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { makeOld } from './harness/newer-apis.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** Oldest supported browsers (`docs/quality.md`, "Browsers"). */

test.use({ language: 'th', viewport: { width: 390, height: 844 }, hasTouch: true });

test('Safari 16.4 searches, filters and orders', async ({ page, shop, t, at }) => {
  await makeOld(page);
  await visit(page, at('/ecommerce/all-products'));
  await page.getByRole('button', { name: t('catalog.filters') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: t('catalog.filtersClose') }).click();
  await visit(page, at('/products/search?keyword=serum'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('serum');

  const { id } = await claimProduct(shop, 'price_min=100&price_max=400&in_stock=true', isPlenty);
  await visit(page, at(`/products/${String(id)}`));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('button', { name: t('catalog.add') })
    .first()
    .click();
  await signIn(page, shop, t, newPhone());
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await visit(page, at('/cart'));
  await page.getByRole('link', { name: t('cart.checkout') }).click();
  await page.getByRole('radio', { name: t('checkout.home') }).check();
  await fillAddress(page, t);
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.cod') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.step.confirm') })).toBeFocused();
  await page
    .getByRole('button', { name: t('checkout.placeOrder', { amount: '' }).split('·')[0] })
    .click();
  await expect(page).toHaveURL(/\/orders\/AR/);
  await expect(page.getByText(t('orders.thanks'))).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await visit(page, at('/orders/order_list'));
  await expect(page.getByRole('listitem').filter({ hasText: /AR\d{6}-/ })).toHaveCount(1);
});

/** Source patterns of newer APIs; excludes libraries that feature-detect them. */
const YOUNG =
  /AbortSignal\.any\b|\.withResolvers\(|Promise\.try\(|(?<!typeof )URL\.parse\(|(?:Object|Map)\.groupBy\(|\.(?:to|is)WellFormed\(|Array\.fromAsync|\.is(?:Subset|Superset|Disjoint)(?:Of|From)\(|\.symmetricDifference\(|\.checkVisibility\(|\.(?:show|toggle)Popover\(|RegExp\.escape\(|\.(?:from|to)(?:Base64|Hex)\(|Math\.sumPrecise|Error\.isError|\.requestClose\(|\.moveBefore\(|Iterator\.from\(|Symbol\.(?:asyncD|d)ispose\b/g;

test('no script of the shop uses APIs that the oldest browsers lack', async () => {
  const folder = '.next/static/chunks';
  const manifest = JSON.parse(await readFile('.next/build-manifest.json', 'utf8')) as {
    /** For browsers without modules. */
    readonly polyfillFiles: readonly string[];
  };
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const found: string[] = [];
  for (const name of files) {
    if (manifest.polyfillFiles.includes(`static/chunks/${name}`)) continue;
    const code = await readFile(join(folder, name), 'utf8');
    for (const { 0: use, index } of code.matchAll(YOUNG))
      found.push(`${name}: ${code.slice(Math.max(0, index - 60), index)}${use}`);
  }
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
