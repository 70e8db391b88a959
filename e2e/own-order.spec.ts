import type { Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { newShopper, otherShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';

const searchFor = (text: string) => `/products/search?keyword=${encodeURIComponent(text)}`;
const own = (page: Page, t: Texts) =>
  page.getByRole('main').getByRole('link', { name: t('catalog.searchOrderOpen') });
const all = (page: Page, t: Texts) =>
  page.getByRole('main').getByRole('link', { name: t('catalog.searchOrders') });

test('a member finds the own order by its number, and no other', async ({ page, shop, at, t }) => {
  const stranger = await otherShopper(shop);
  const foreign = await stranger.placeOrder('cod');
  const shopper = await newShopper(page, shop);
  const { order_id: id } = await shopper.placeOrder('cod');
  await watchLayoutShift(page);

  await visit(page, at(searchFor(id.toLowerCase().replace('-', ' '))));
  await expect(own(page, t)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: id })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await checkAccessibility(page);
  await own(page, t).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));

  const asked = page.waitForResponse((answer) => answer.url().includes(`id=${foreign.order_id}`));
  await visit(page, at(searchFor(foreign.order_id)));
  expect((await asked).ok()).toBe(true);
  await expect(all(page, t)).toBeVisible();
  await expect(own(page, t)).toHaveCount(0);
});

test('a guest who types an order number is led to the own orders', async ({ page, at, t }) => {
  await visit(page, at(searchFor('AR261121-7K2M9Q')));
  await expect(all(page, t)).toHaveAttribute('href', /\/orders\/order_list$/);
  await expect(own(page, t)).toHaveCount(0);
});
