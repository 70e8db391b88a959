import { formatBaht } from '../lib/format/money.ts';
import { pathTo } from '../lib/pages/path-to.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';

const MINUTE_MS = 60_000;

test('a QR code expires and is renewed; then the order expires', async ({
  page,
  timed,
  t,
  language,
}) => {
  const forward = async (minutes: number) => {
    await timed.forward(minutes * MINUTE_MS);
    await page.clock.fastForward(minutes * MINUTE_MS);
  };
  await page.clock.install();
  const shopper = await newShopper(page, timed);
  // The order is reserved for 30 minutes, a code for 15.
  const order = await shopper.placeOrder('kbank_card');
  const path = pathTo(language, '/orders/:order/payment/qr', { order: order.order_id });
  const amount = formatBaht(order.to_pay);
  const picture = page.getByRole('img', { name: t('payments.qr.picture', { amount }) });
  await visit(page, timed.url + path);
  await page.getByRole('button', { name: t('payments.start.qr', { amount }) }).click();
  await expect(picture).toBeVisible();
  const first = (await shopper.readOrder(order.order_id)).payment.id;

  await forward(16);
  await expect(picture).toHaveCount(0);
  await checkAccessibility(page);
  // Until the service has closed it, the page counts down by itself; afterwards it may restart.
  await page
    .getByRole('button', { name: t('payments.qr.new') })
    .or(page.getByRole('button', { name: t('payments.start.qr', { amount }) }))
    .click();
  await expect(picture).toBeVisible();
  const second = (await shopper.readOrder(order.order_id)).payment.id;
  expect(second).not.toBe(first);

  await forward(20);
  await expect(
    page.getByRole('heading', { level: 2, name: t('payments.result.order_expired') }),
  ).toBeVisible();
  await checkAccessibility(page);
  expect((await shopper.readOrder(order.order_id)).status).toBe('expired');
});
