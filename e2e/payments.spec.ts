import type { Page } from '@playwright/test';
import type { OnlineMethod } from '../lib/checkout/contract-values.ts';
import { formatBaht } from '../lib/format/money.ts';
import { FIRST_CHECK_MS } from '../server/modules/payments/rules/start-payment.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { flip } from './harness/bank.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { approveWallet, newShopper, paymentResult, startButton } from './harness/orders.ts';
import { visit } from './harness/page.ts';

const CARD = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  password: '4000000000003220',
  refused: '4000008400001629',
};
const PASSWORD = '123456';

const chooseCard = (page: Page, number: string) =>
  page.locator(`button[name="number"][value="${number}"]`).click();
const otherWay = (page: Page, t: Texts, method: OnlineMethod) =>
  page
    .getByRole('region', { name: t('payments.otherWays') })
    .getByRole('link', { name: t(`payments.method.${method}`) });
async function enterPassword(page: Page): Promise<void> {
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('form[action*="/challenge"] button').click();
}

test('by card, TrueMoney and QR: each is paid, and the order shows it', async ({
  page,
  context,
  shop,
  t,
  at,
}) => {
  const shopper = await newShopper(page, shop);

  const byCard = await shopper.placeOrder('kbank_card');
  await visit(page, at('/orders/payment/kbank'));
  await expect(page).toHaveURL(new RegExp(`/orders/${byCard.order_id}/payment/kbank$`));
  await expect(startButton(page, t, 'kbank_card', byCard)).toBeVisible();
  await checkAccessibility(page);
  await startButton(page, t, 'kbank_card', byCard).click();
  await chooseCard(page, CARD.approved);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('payments.go.order') }).click();
  await expect(page.getByText(t('orders.meaning.paid'))).toBeVisible();
  await checkAccessibility(page);

  const byWallet = await shopper.placeOrder('truemoney');
  await visit(page, at(`/orders/${byWallet.order_id}/payment/truemoney`));
  await startButton(page, t, 'truemoney', byWallet).click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();

  const byQr = await shopper.placeOrder('qr');
  await visit(page, at(`/orders/${byQr.order_id}/payment/qr`));
  const amount = formatBaht(byQr.to_pay);
  const code = page.getByRole('img', { name: t('payments.qr.picture', { amount }) });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await checkAccessibility(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('payments.qr.save') }).click();
  expect((await saving).suggestedFilename()).toContain(byQr.order_id);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: t('payments.demoScan') }).click();
  const bank = await opening;
  await bank.locator('button[value="pay"]').click();
  await page.bringToFront();
  await expect(paymentResult(page, t, 'paid')).toBeVisible();

  for (const { order_id: id } of [byCard, byWallet, byQr]) {
    const { status, payment } = await shopper.readOrder(id);
    expect([status, payment.status]).toEqual(['paid', 'succeeded']);
  }
});

test('declined, then refused by 3-D Secure, then paid another way', async ({
  page,
  shop,
  t,
  at,
}) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('kbank_card');
  await visit(page, at(`/orders/${order.order_id}/payment/kbank`));
  await startButton(page, t, 'kbank_card', order).click();
  await chooseCard(page, CARD.declined);
  await expect(paymentResult(page, t, 'failed')).toBeVisible();
  await expect(page.getByText(t('payments.failure.declined'))).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('link', { name: t('payments.go.again'), exact: true }).click();
  await chooseCard(page, CARD.refused);
  await enterPassword(page);
  await expect(page.getByText(t('payments.failure.authentication_failed'))).toBeVisible();

  await otherWay(page, t, 'truemoney').click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
});

test('a double click is one payment', async ({ page, shop, t, at }) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('kbank_card');
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/payments'))
      keys.add(request.headers()['idempotency-key']);
  });
  await visit(page, at(`/orders/${order.order_id}/payment/kbank`));
  await startButton(page, t, 'kbank_card', order).dblclick();
  await chooseCard(page, CARD.approved);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  expect(keys.size).toBe(1);
});

test('the browser is closed during 3-D Secure; the payment is resumed', async ({
  page,
  context,
  shop,
  t,
  at,
}) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('kbank_card');
  await visit(page, at(`/orders/${order.order_id}/payment/kbank`));
  await startButton(page, t, 'kbank_card', order).click();
  await chooseCard(page, CARD.password);
  await expect(page.locator('input[name="password"]')).toBeVisible();
  const { payment } = await shopper.readOrder(order.order_id);
  await page.close();

  const later = await context.newPage();
  await visit(later, at('/payment/result'));
  await expect(paymentResult(later, t, 'waiting')).toBeVisible();
  await checkAccessibility(later);
  await later.getByRole('link', { name: t('payments.go.continue') }).click();
  await enterPassword(later);
  await expect(paymentResult(later, t, 'paid')).toBeVisible();
  const paid = await shopper.readOrder(order.order_id);
  expect(paid.payment.id).toBe(payment.id);
});

test('cancelled in one tab while paid in another: the money is refunded', async ({
  page,
  context,
  shop,
  t,
  at,
}) => {
  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('truemoney');
  const other = await context.newPage();
  await visit(other, at(`/orders/${order.order_id}`));
  await other.getByRole('button', { name: t('orders.cancel') }).click();
  const dialog = other.getByRole('dialog', { name: t('orders.cancelTitle') });
  await expect(dialog).toBeVisible();
  await checkAccessibility(other);

  await page.bringToFront();
  await visit(page, at(`/orders/${order.order_id}/payment/truemoney`));
  await startButton(page, t, 'truemoney', order).click();
  await expect(page.locator('form[action*="/wallet"]')).toBeVisible();
  // The shop learns of the payment only by polling, after the order was cancelled.
  await flip(shop, { silent: true });
  await approveWallet(page);
  await expect(paymentResult(page, t, 'waiting')).toBeVisible();
  await flip(shop, { silent: false });

  await other.bringToFront();
  await dialog.getByRole('button', { name: t('orders.cancelConfirm') }).click();
  await expect(other.getByText(t('orders.meaning.cancelled'))).toBeVisible();
  // The shop polls the bank by then.
  await shop.forward(FIRST_CHECK_MS);
  await page.bringToFront();
  await expect(paymentResult(page, t, 'order_cancelled')).toBeVisible();
  await expect(async () => {
    const { refund } = await shopper.readOrder(order.order_id);
    expect(refund?.amount).toBe(order.to_pay);
  }).toPass();
});
