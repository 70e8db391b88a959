import type { Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper, officeAt } from './harness/orders.ts';
import { visit, waitUntilAlive } from './harness/page.ts';
import { photo } from './harness/photo.ts';

test('notices of an order: live in a second tab, in the bell, and on their page; the delivered product is reviewed', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
  isMobile,
}) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('cod');
  const [item] = order.items;
  if (!item) throw new Error('the order has no item');
  // Optimized pictures contain the original address.
  const picture = encodeURIComponent(item.product.image.thumbnail_url);
  await visit(page, at('/categories'));
  const bellOf = (tab: Page) =>
    tab.getByRole('banner').getByRole('link', { name: t('layout.notifications') });
  const second = await page.context().newPage();
  await visit(second, at('/brands'));
  await expect(bellOf(second)).toContainText('1');
  await page.bringToFront();
  const office = await officeAt(desk, shop);
  await office.move(order.order_id, 'pack');
  const parcel = { carrier: 'Thai Post', tracking_no: 'EX123456789TH' };
  await office.move(order.order_id, 'ship', parcel);
  for (const tab of [page, second]) await expect(bellOf(tab)).toContainText('2');
  await office.move(order.order_id, 'deliver');
  for (const tab of [page, second]) await expect(bellOf(tab)).toContainText('3');
  await second.close();
  if (!isMobile) {
    await waitUntilAlive(page);
    await bellOf(page).hover();
    const list = page.getByRole('region', { name: t('notifications.title') }).getByRole('list');
    await expect(list.locator('img').first()).toHaveAttribute('src', new RegExp(picture));
    const box = await list.boundingBox();
    expect(box?.height).toBeCloseTo(400, 1);
    expect(box?.width).toBeGreaterThanOrEqual(300);
    await checkAccessibility(page);
  }
  await visit(page, at('/notifications'));
  const notice = page.getByRole('main').getByRole('listitem').first();
  await expect(notice.locator('img')).toHaveAttribute('src', new RegExp(picture));
  await checkAccessibility(page);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.order_id}$`));

  await visit(page, at(`/orders/order_list/review/${order.order_id}`));
  await page.getByLabel(t('reviews.addPhoto')).setInputFiles(await photo('serum.jpg'));
  const ownPhoto = page.getByRole('img', { name: t('reviews.ownPhoto', { number: 1 }) });
  await expect(ownPhoto).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('radio', { name: t('reviews.stars', { stars: 5 }) }).check({ force: true });
  await page.getByLabel(t('reviews.bodyField')).fill('ใช้ดีมาก');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('reviews.send') }).click();
  await expect(page.getByText(t('reviews.state.pending'))).toBeVisible();
  await expect(ownPhoto).toBeVisible();
});
