import type { Locator } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';

/** Links of the products on the page, once they differ from those before. */
async function namesAfter(links: Locator, before: readonly string[]): Promise<readonly string[]> {
  let names: readonly string[] = [];
  await expect(async () => {
    names = await links.allTextContents();
    expect(names).not.toEqual(before);
    expect(names.length).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });
  return names;
}

test('a list goes on beside its last row, and its address holds the place', async ({
  page,
  shop,
  at,
  t,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff/products'));
  const links = page
    .getByRole('table', { name: t('products.title') })
    .locator('a[href*="/staff/products/"]');
  const nav = page.getByRole('navigation', { name: t('office.table.pages') });
  const link = (name: string) => nav.getByRole('link', { name, exact: true });
  const first = await namesAfter(links, []);
  await link(t('office.table.next')).click();
  await page.waitForURL(/page=2&from=after\.\d+$/);
  const second = await namesAfter(links, first);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await checkAccessibility(page);
  await page.reload();
  expect(await namesAfter(links, first)).toEqual(second);

  await link(t('office.table.next')).click();
  await page.waitForURL(/page=3&from=after\.\d+$/);
  const third = await namesAfter(links, second);
  await link(t('office.table.previous')).click();
  await page.waitForURL(/page=2&from=before\.\d+$/);
  expect(await namesAfter(links, third)).toEqual(second);

  await link(t('office.table.last')).click();
  await page.waitForURL(/from=end$/);
  const last = await namesAfter(links, second);
  expect(last.filter((name) => second.includes(name))).toEqual([]);
  await expect(link(t('office.table.next'))).toHaveCount(0);
  await link(t('office.table.first')).click();
  await page.waitForURL(/\/staff\/products$/);
  expect(await namesAfter(links, last)).toEqual(first);
});
