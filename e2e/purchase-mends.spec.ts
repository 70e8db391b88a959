import { formatBaht } from '../lib/format/money.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';

/** Between the cart and the bank: nothing that was ordered or typed is lost on the way back. */

test('an order that awaits payment is told of in the cart and the checkout, paid at once or cancelled', async ({
  page,
  shop,
  t,
  at,
}) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('truemoney');
  const waits = page.getByRole('region', { name: t('orders.waits') });
  const pay = waits.getByRole('link', {
    name: t('orders.pay', { amount: formatBaht(order.to_pay) }),
  });

  await visit(page, at('/orders/summary?step=payment'));
  await expect(waits.getByText(t('orders.number', { id: order.order_id }))).toBeVisible();
  await expect(waits.getByRole('timer')).toBeVisible();
  await checkAccessibility(page);
  await pay.click();
  // No page with another button comes between.
  await expect(page.locator('form[action*="/wallet"] button').first()).toBeVisible();

  await visit(page, at('/cart'));
  await expect(pay).toBeVisible();
  await checkAccessibility(page);
  await waits.getByRole('button', { name: t('orders.cancel') }).click();
  await page.getByRole('button', { name: t('orders.cancelConfirm') }).click();
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible();
  expect((await shopper.readOrder(order.order_id)).status).toBe('cancelled');
});
