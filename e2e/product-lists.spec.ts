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
  await page.getByRole('textbox', { name: t('shelves.find.label') }).fill(facts.item_code);
  await page.getByRole('button', { name: t('shelves.find.search'), exact: true }).press('Enter');
  const name = language === 'th' ? facts.name_th : facts.name_en;
  await page.getByRole('button', { name: t('shelves.addNamed', { name }) }).press('Enter');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('shelves.move.down', { name }) }).press('Enter');
  await page.getByRole('button', { name: t('shelves.move.up', { name }) }).press('Enter');
  await page.getByRole('button', { name: t('shelves.save'), exact: true }).click();
  await expect(page.getByText(t('shelves.saved')).first()).toBeVisible();

  await expect(async () => {
    await visit(shopper, at('/ecommerce/products-of-week'));
    const links = shopper.getByRole('main').getByRole('heading').getByRole('link');
    await expect(links.first()).toHaveText(name, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
