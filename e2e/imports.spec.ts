import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { OfficeProductDetail } from '../lib/products/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { expect, test } from './harness/fixtures.ts';
import { openScreen } from './harness/office.ts';
import { officeAt, officeToken } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** From a file of the office's list to the price in the shop, and back. */

test('two prices are changed by a file after a dry run, are in the shop, and come back', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
}) => {
  const call = caller(shop, await officeToken(shop));
  const ids: number[] = [];
  for (const name of ['Ledger Balm One', 'Ledger Balm Two']) {
    const { id } = await claimProduct(shop, '', isPlenty);
    const path = `/admin/v1/products/${String(id)}`;
    const { facts, prices } = await call<OfficeProductDetail>('GET', path);
    await call('PUT', path, { ...facts, name_en: name, name_th: name });
    await call('PUT', `${path}/prices`, { ...prices, price: 437, deal_price: 0, member_price: 0 });
    ids.push(id);
  }

  await officeAt(page, shop);
  await visit(page, at('/staff/products?q=ledger'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('products.export', { total: 2 }) }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/437\.00/g)).toHaveLength(2);

  await openScreen(page, t, 'imports');
  await checkAccessibility(page);
  await send(page, t('imports.file'), file);
  const check = page.getByRole('button', { name: t('imports.check') });
  await expect(check).toBeVisible();
  await check.click();
  await expect(page.getByText(t('imports.nothing'))).toBeVisible();

  await page.getByRole('link', { name: t('imports.back') }).click();
  await send(page, t('imports.file'), file.replaceAll('437.00', '"1,438.25"'));
  await expect(check).toBeVisible();
  await checkAccessibility(page);
  await check.press('Enter');
  const apply = page.getByRole('button', { name: t('imports.apply', { count: 2 }) });
  await expect(apply).toBeVisible();
  await expect(page.getByText('1438.25')).toHaveCount(2);
  await checkAccessibility(page);
  await apply.press('Enter');
  await expect(page.getByRole('group', { name: t('imports.state.done') })).toBeVisible();
  await checkAccessibility(page);
  for (const id of ids) await seePrice(shopper, at(`/products/${String(id)}`), '1,438.25');

  await page.getByRole('button', { name: t('imports.undo') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('imports.undo') })
    .click();
  await expect(page.getByRole('group', { name: t('imports.state.undone') })).toBeVisible();
  for (const id of ids) await seePrice(shopper, at(`/products/${String(id)}`), '437');
});

test('refused rows say why, and nothing can be applied', async ({ page, shop, at, t }) => {
  await officeAt(page, shop);
  await visit(page, at('/staff/imports'));
  const rows = ['item_code,Cost,price', '8.85E+12,5,9', 'no-such-product,5,12.345'];
  await send(page, t('imports.file'), rows.join('\r\n'));
  const cost = page.getByRole('combobox', { name: 'Cost' });
  await page.getByRole('button', { name: t('imports.check') }).click();
  await expect(cost).toHaveAccessibleDescription(t('imports.missing'));
  await cost.selectOption(t('imports.column.skip'));
  await page.getByRole('button', { name: t('imports.check') }).click();
  const refused = page.getByRole('listitem').filter({ hasText: '8.85E+12' });
  await expect(refused.first()).toBeVisible();
  await expect(page.getByText('12.345')).toBeVisible();
  await expect(page.getByText(t('imports.nothing'))).toBeVisible();
  await checkAccessibility(page);
});

async function send(page: Page, label: string, content: string): Promise<void> {
  await page.getByLabel(label).setInputFiles({
    ...{ name: 'products.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(content),
  });
}

async function seePrice(page: Page, path: string, price: string): Promise<void> {
  await expect(async () => {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(`฿${price}`).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}
