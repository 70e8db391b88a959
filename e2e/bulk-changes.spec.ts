import type { Page } from '@playwright/test';
import type { OfficeProductDetail } from '../lib/products/contract.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { caller } from './harness/calls.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt, officeToken } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** From the office's list to the shop's, and back. */

const NAMES = ['Tandem Balm One', 'Tandem Balm Two'];

test('two products are archived together after a dry run, leave the shop, and come back', async ({
  page,
  otherPage: shopper,
  shop,
  at,
  t,
}) => {
  const call = caller(shop, await officeToken(shop));
  for (const name of NAMES) {
    const { id } = await claimProduct(shop, '', isPlenty);
    const path = `/admin/v1/products/${String(id)}`;
    const { facts } = await call<OfficeProductDetail>('GET', path);
    await call('PUT', path, { ...facts, name_en: name, name_th: name });
  }
  await seenInShop(shopper, at('/products/search?keyword=tandem+balm'), NAMES);

  await officeAt(page, shop);
  await visit(page, at('/staff/products?q=tandem'));
  for (const name of NAMES) {
    await page.getByRole('row', { name }).press('Space');
  }
  const bar = page.getByRole('group', { name: t('office.bulk.chosen', { count: 2 }) });
  await bar.getByRole('button', { name: t('products.bulk.these', { count: 2 }) }).press('Enter');
  const dialog = page.getByRole('dialog');
  const archive = t('products.bulk.kind.archive');
  await dialog.getByLabel(t('products.bulk.kind')).selectOption(archive);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('products.bulk.check') }).press('Enter');
  await expect(dialog.getByText(t('products.bulk.outcome.planned', { count: 2 }))).toBeVisible();
  await checkAccessibility(page);
  const apply = t('products.bulk.apply', { kind: archive, count: 2 });
  await dialog.getByRole('button', { name: apply }).press('Enter');

  const result = page.getByRole('group', { name: archive });
  await expect(result.getByText(t('products.bulk.outcome.done', { count: 2 }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await checkAccessibility(page);
  await seenInShop(shopper, at('/products/search?keyword=tandem+balm'), []);

  await result
    .getByRole('button', { name: t('products.bulk.undoNamed', { name: archive }) })
    .click();
  await expect(result.getByText(t('products.bulk.outcome.undone', { count: 2 }))).toBeVisible();
  await seenInShop(shopper, at('/products/search?keyword=tandem+balm'), NAMES);
});

async function seenInShop(page: Page, path: string, names: readonly string[]): Promise<void> {
  await expect(async () => {
    await visit(page, path);
    const links = page.getByRole('main').getByRole('link', { name: /Tandem Balm/ });
    const seen = new Set(await links.allInnerTexts());
    const found = NAMES.filter((name) => [...seen].some((text) => text.includes(name)));
    expect(found).toEqual(names);
  }).toPass();
}
