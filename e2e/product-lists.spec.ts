import type { OfficeProductDetail } from '../lib/products/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt, officeToken } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** From the office's list to the shop's. */

test('a product is picked, put first and seen in the shop', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  language,
  t,
}) => {
  const { id } = await claimProduct(shop, '', isPlenty);
  const call = caller(shop, await officeToken(shop));
  const { facts } = await call<OfficeProductDetail>('GET', `/admin/v1/products/${String(id)}`);
  await officeAt(page, shop);
  await visit(page, at('/staff/lists?list=week'));
  const heading = page.getByRole('heading', { name: t('shelves.list.week') });
  await expect(heading).toBeVisible();
  const button = (key: Parameters<typeof t>[0], values?: Parameters<typeof t>[1]) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  await button('office.productSearch.add').press('Enter');
  await page.getByRole('searchbox').fill(facts.item_code);
  await page.getByRole('searchbox').press('Enter');
  const name = language === 'th' ? facts.name_th : facts.name_en;
  await button('office.productSearch.takeNamed', { name }).press('Enter');
  await button('office.productSearch.close').press('Enter');
  await checkAccessibility(page);
  await button('shelves.move.down', { name }).press('Enter');
  await button('shelves.move.up', { name }).press('Enter');
  await button('shelves.save').click();
  await expect(page.getByText(t('shelves.saved')).first()).toBeVisible();

  await expect(async () => {
    await visit(shopper, at('/ecommerce/products-of-week'));
    const links = shopper.getByRole('main').getByRole('heading').getByRole('link');
    await expect(links.first()).toHaveText(name, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
