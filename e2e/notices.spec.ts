import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit, waitUntilAlive } from './harness/page.ts';

/** What a member was told, below the bell and on its page. */

test('a notice of an order: under the bell, with the picture of a product, and on its page', async ({
  page,
  shop,
  at,
  t,
  isMobile,
}) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('cod');
  const [item] = order.items;
  if (!item) throw new Error('the order has no item');
  // The optimizer has the picture's address in its own.
  const picture = encodeURIComponent(item.product.image.thumbnail_url);
  await visit(page, at('/categories'));
  if (!isMobile) {
    await waitUntilAlive(page);
    const bell = page.getByRole('banner').getByRole('link', { name: t('layout.notifications') });
    await bell.hover();
    const list = page.getByRole('region', { name: t('notifications.title') }).getByRole('list');
    await expect(list.locator('img')).toHaveAttribute('src', new RegExp(picture));
    const box = await list.boundingBox();
    expect(box?.height).toBeCloseTo(400, 1);
    expect(box?.width).toBeGreaterThanOrEqual(300);
    await checkAccessibility(page);
  }
  await visit(page, at('/notifications'));
  const notice = page.getByRole('main').getByRole('listitem');
  await expect(notice.locator('img')).toHaveAttribute('src', new RegExp(picture));
  await checkAccessibility(page);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.order_id}$`));
});
