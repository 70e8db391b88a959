import { formatBaht } from '../lib/format/money.ts';
import { localePath } from '../lib/i18n/locale.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test as base } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/** A shop of its own, whose clock can be moved. */
const test = base.extend<object, { timed: ShopServer }>({
  timed: [
    async ({}, use) => {
      const shop = await createShopServer({ DEV_CLOCK: '1' });
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const MINUTE_MS = 60_000;

async function forward(shop: ShopServer, minutes: number): Promise<void> {
  const answer = await fetch(`${shop.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ forward_ms: minutes * MINUTE_MS }),
  });
  expect(answer.status).toBe(200);
}

test('a QR code runs out and another one is made; then the order runs out', async ({
  page,
  timed,
  t,
  language,
}) => {
  const shopper = await newShopper(page, timed);
  // Its goods are held for 30 minutes, a code for 15.
  const order = await shopper.placeOrder('kbank_card');
  const path = localePath(language, `/orders/${order.order_id}/payment/qr`);
  const amount = formatBaht(order.to_pay);
  const picture = page.getByRole('img', {
    name: t('payments.qr.picture', { amount: t('payments.thb', { amount }) }),
  });
  await page.goto(timed.url + path);
  await page.getByRole('button', { name: t('payments.start.qr', { amount }) }).click();
  await expect(picture).toBeVisible();
  const first = (await shopper.readOrder(order.order_id)).payment.id;

  await forward(timed, 16);
  await expect(picture).toHaveCount(0, { timeout: 30_000 });
  await checkAccessibility(page);
  // Until the service has closed it the page counts down to zero itself; afterwards it may simply begin again.
  await page
    .getByRole('button', { name: t('payments.qr.new') })
    .or(page.getByRole('button', { name: t('payments.start.qr', { amount }) }))
    .click();
  await expect(picture).toBeVisible();
  const second = (await shopper.readOrder(order.order_id)).payment.id;
  expect(second).not.toBe(first);

  await forward(timed, 20);
  await expect(
    page.getByRole('heading', { level: 2, name: t('payments.result.order_expired') }),
  ).toBeVisible({ timeout: 60_000 });
  await checkAccessibility(page);
  expect((await shopper.readOrder(order.order_id)).status).toBe('expired');
});
