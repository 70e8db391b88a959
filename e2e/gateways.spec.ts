import type { Page } from '@playwright/test';
import { formatBaht } from '../lib/format/money.ts';
import { pathTo } from '../lib/pages/path-to.ts';
import type { Order } from '../lib/orders/contract.ts';
import { startKbank } from '../tests/harness/gateways/kbank-stand-in.ts';
import { startOmise } from '../tests/harness/gateways/omise-stand-in.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { newShopper, paymentResult } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { createShopServer } from './harness/server.ts';

/** QR page with each gateway, over HTTP against fakes of their APIs. */

function codeOf(page: Page, t: Texts, { to_pay }: Order) {
  const amount = formatBaht(to_pay);
  return page.getByRole('img', { name: t('payments.qr.picture', { amount }) });
}

async function expectCode(page: Page, t: Texts, order: Order): Promise<void> {
  const code = codeOf(page, t, order);
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await expect(page.getByRole('timer').last()).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByRole('region', { name: t('payments.otherWays') })).toBeVisible();
  await checkAccessibility(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('payments.qr.save') }).click();
  expect((await saving).suggestedFilename()).toContain(order.order_id);
}

test('Omise draws the code: it is shown, saved and paid on the shop’s own page', async ({
  page,
  t,
  language,
}) => {
  const omise = await startOmise();
  const { publicKey, secretKey, webhookSecret, apiUrl } = omise.settings;
  const shop = await createShopServer({
    PAYMENT_QR: 'omise',
    OMISE_PUBLIC_KEY: publicKey,
    OMISE_SECRET_KEY: secretKey,
    OMISE_WEBHOOK_SECRET: webhookSecret,
    OMISE_API_URL: apiUrl,
  });
  try {
    await shop.start();
    omise.options.now = () => shop.now();
    const shopper = await newShopper(page, shop);
    const order = await shopper.placeOrder('qr');
    await visit(
      page,
      shop.url + pathTo(language, '/orders/:order/payment/qr', { order: order.order_id }),
    );
    await expectCode(page, t, order);
    const { payment } = await shopper.readOrder(order.order_id);
    const charge = Object.assign(omise.chargeOf(payment.id ?? ''), { status: 'successful' });
    await fetch(`${shop.url}/api/v1/payments/webhooks/omise`, {
      method: 'POST',
      ...omise.callback('charge.complete', charge, shop.now()),
    });
    await expect(paymentResult(page, t, 'paid')).toBeVisible();
  } finally {
    // Leaves the page first, so that it requests nothing from a removed shop.
    await page.close();
    await shop.remove();
    await omise.close();
  }
});

test('KBank refuses a code, says why, then draws one, which is paid', async ({
  page,
  t,
  language,
}) => {
  const kbank = await startKbank();
  const { publicKey, secretKey, merchantId, apiUrl, uiUrl } = kbank.settings;
  const shop = await createShopServer({
    PAYMENT_QR: 'kbank',
    KBANK_PUBLIC_KEY: publicKey,
    KBANK_SECRET_KEY: secretKey,
    KBANK_MERCHANT_ID: merchantId,
    KBANK_API_URL: apiUrl,
    KBANK_UI_URL: uiUrl,
  });
  try {
    await shop.start();
    const shopper = await newShopper(page, shop);
    const order = await shopper.placeOrder('qr');
    kbank.options.greatest = 1;
    await visit(
      page,
      shop.url + pathTo(language, '/orders/:order/payment/qr', { order: order.order_id }),
    );
    await expect(paymentResult(page, t, 'failed')).toBeVisible();
    await expect(page.getByText(t('payments.failure.amount_out_of_range'))).toBeVisible();
    await checkAccessibility(page);

    kbank.options.greatest = 2_000_000;
    await page.getByRole('link', { name: t('payments.go.again'), exact: true }).click();
    await expectCode(page, t, order);
    const { payment } = await shopper.readOrder(order.order_id);
    kbank.payCode(payment.id ?? '');
    const charge = kbank.find(payment.id ?? '');
    if (!charge) throw new Error('the code was not paid');
    await fetch(`${shop.url}/api/v1/payments/webhooks/kbank`, {
      method: 'POST',
      body: kbank.callback(charge),
    });
    await expect(paymentResult(page, t, 'paid')).toBeVisible();
  } finally {
    // Leaves the page first, so that it requests nothing from a removed shop.
    await page.close();
    await shop.remove();
    await kbank.close();
  }
});
