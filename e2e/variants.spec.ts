import type { Product, ProductCard } from '../lib/catalog/contract.ts';
import { productPath } from '../lib/pages/catalog-paths.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { getJson } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

/** The office groups two sizes, and a shopper switches from one to the other. */

/** Pages of the shop follow a change within a minute. */
const FOLLOWS = { timeout: 90_000 };

const claimSingle = (shop: ShopServer) =>
  claimProduct(shop, '', async (product) => {
    if (!isPlenty(product)) return false;
    const url = `${shop.url}/api/v1/products/${String(product.id)}?locale=en`;
    return (await getJson<Product>(url)).variants === null;
  });

test('a group is made in the office, and its siblings lead to each other in the shop', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
  language,
}) => {
  const [small, large] = [await claimSingle(shop), await claimSingle(shop)];
  const nameOf = (one: ProductCard) =>
    language === 'th' ? one.product_name_th : one.product_name_en;
  await officeAt(page, shop);
  await visit(page, at(`/staff/products/${String(small.id)}`));
  const part = page.getByRole('region', { name: t('products.part.variants') });
  const press = (name: Parameters<typeof t>[0]) =>
    part.getByRole('button', { name: t(name) }).press('Enter');
  await press('products.variant.begin');
  await press('office.productSearch.add');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(large.item_code);
  await dialog.getByRole('searchbox').press('Enter');
  const name = t('office.productSearch.takeNamed', { name: nameOf(large) });
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
  await expect(dialog.getByText(t('office.productSearch.used'))).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('products.close') }).press('Enter');
  await expect(dialog).toBeHidden();

  await press('products.save.variants');
  await expect(part.getByText(t('products.missing'))).toHaveCount(6);
  await checkAccessibility(page);
  await part.getByLabel(t('products.variant.name_th', { number: 1 })).fill('ขนาด');
  await part.getByLabel(t('products.variant.name_en', { number: 1 })).fill('Size');
  const option = language === 'th' ? 'ขนาด' : 'Size';
  for (const [product, value] of [
    [small, '11'],
    [large, '77'],
  ] as const) {
    const row = part.getByRole('group', { name: nameOf(product), exact: true });
    await row.getByLabel(t('products.variant.value_th', { option })).fill(`${value} มล.`);
    await row.getByLabel(t('products.variant.value_en', { option })).fill(`${value} ml`);
  }
  await press('products.save.variants');
  await expect(page.getByText(t('products.saved')).first()).toBeVisible();

  const choices = shopper.getByRole('group', { name: option, exact: true }).getByRole('link');
  await expect(async () => {
    const path = productPath(language, { id: small.id, product_name: nameOf(small) });
    await visit(shopper, shop.url + path);
    await expect(choices).toHaveCount(2, { timeout: 2_000 });
  }).toPass(FOLLOWS);
  await expect(choices.first()).toHaveAttribute('aria-current', 'true');
  await checkAccessibility(shopper);
  await choices.last().click();
  const heading = shopper.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(nameOf(large));
  await expect(choices.last()).toHaveAttribute('aria-current', 'true');
  await expect(choices.first()).not.toHaveAttribute('aria-current');
});
