import { formatBaht } from '../lib/format/money.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { fillAddress, newPhone } from './harness/checkout.ts';
import { expect, test, type Below } from './harness/fixtures.ts';
import { approveWallet, newShopper, paymentResult } from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

/** Between cart and bank: orders and input survive going back. */

const CHEAP = 'price_min=100&price_max=400&in_stock=true';

test('the typed address is that of the order, and Back from the bank leads to the order', async ({
  page,
  shop,
  t,
  at,
}) => {
  const phone = newPhone();
  const shopper = await newShopper(page, shop, phone);
  await shopper.createAddress();
  await shopper.addToCart((await claimProduct(shop, CHEAP, isPlenty)).id);
  await visit(page, at('/orders/summary'));
  await page.getByRole('button', { name: t('checkout.addAddress') }).click();
  const field = (name: Below<'checkout'>) =>
    page.getByLabel(t(`checkout.${name}`), { exact: true });
  await expect(field('mobile')).toHaveValue(phone);
  await fillAddress(page, t);
  await field('address1').fill('5/5 Another House');
  // A zipcode of two districts offers both.
  await expect(field('khet').getByRole('option')).not.toHaveCount(2);
  await checkAccessibility(page);
  await reload(page);
  await expect(field('address1')).toHaveValue('5/5 Another House');
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.truemoney') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(page.getByText(/5\/5 Another House/)).toBeVisible();
  const second = await page.context().newPage();
  await visit(second, at('/orders/summary'));
  await expect(second.getByRole('radio', { name: new RegExp(t('checkout.home')) })).toBeVisible();
  await page.getByRole('button', { name: /\d\.\d\d/ }).click();
  await expect(page.locator('form[action*="/wallet"] button').first()).toBeVisible();
  // The second tab shows the order to pay in place of the cart it was made from.
  const there = second.getByRole('region', { name: t('orders.waits') });
  await expect(there.getByRole('link').filter({ hasText: '฿' })).toBeVisible();
  await second.close();

  await page.goBack();
  await expect(page.getByText(t('checkout.empty'))).toHaveCount(0);
  await visit(page, at('/orders/summary'));
  const waits = page.getByRole('region', { name: t('orders.waits') });
  await waits.getByRole('link').filter({ hasText: '฿' }).click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  await expect(page.getByRole('region', { name: t('payments.items') })).toBeVisible();
  await expect(page.getByText(t('payments.coins'))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('payments.go.order') }).click();
  await expect(page.getByText(t('orders.payment.truemoney'), { exact: true })).toBeVisible();
  await expect(page.getByText(/5\/5 Another House/)).toBeVisible();
});

test('a removed item is restored to its place; no message covers the next step', async ({
  page,
  shop,
  t,
  at,
}) => {
  const shopper = await newShopper(page, shop);
  for (let lines = 0; lines < 3; lines += 1)
    await shopper.addToCart((await claimProduct(shop, CHEAP, isPlenty)).id);
  await visit(page, at('/cart'));
  const lines = page.getByRole('main').locator('li[id][aria-busy]');
  await expect(lines).toHaveCount(3);
  const names = await lines.evaluateAll((all) => all.map((line) => line.ariaLabel ?? ''));
  const [first, removed, last] = names;
  await page.getByRole('button', { name: t('cart.removeNamed', { name: removed ?? '' }) }).click();
  await expect(lines).toHaveCount(2);
  const undo = page.getByRole('button', { name: t('cart.undo') });
  const wayOn = page.getByRole('link', { name: t('cart.checkout') });
  const [message, way] = await Promise.all([undo.boundingBox(), wayOn.boundingBox()]);
  const isBelow = (message?.y ?? 0) >= (way?.y ?? 0) + (way?.height ?? 0);
  const isAbove = (message?.y ?? 0) + (message?.height ?? 0) <= (way?.y ?? 0);
  expect(isAbove || isBelow).toBe(true);
  await undo.click();
  await expect(lines).toHaveCount(3);
  for (const [index, name] of [first, removed, last].entries())
    await expect(lines.nth(index)).toHaveAccessibleName(name ?? '');
});

test('an order awaiting payment is shown in cart and checkout, and paid at once or cancelled', async ({
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
  await expect(page.locator('form[action*="/wallet"] button').first()).toBeVisible();

  await visit(page, at('/cart'));
  await expect(pay).toBeVisible();
  await checkAccessibility(page);
  await waits.getByRole('button', { name: t('orders.cancel') }).click();
  await page.getByRole('button', { name: t('orders.cancelConfirm') }).click();
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible();
  expect((await shopper.readOrder(order.order_id)).status).toBe('cancelled');
});
