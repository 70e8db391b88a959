import { readOtp } from './harness/outbox.ts';
import { fillAddress, newPhone } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { reload, visit } from './harness/page.ts';

test('a shopper finds a product, signs in, orders it, and the order survives a restart', async ({
  page,
  shop,
  t,
  at,
}) => {
  const phone = newPhone();
  await visit(page, at('/'));
  await checkAccessibility(page);
  await page.locator('main a[href*="/categories/"]').first().click();
  await expect(page).toHaveURL(/\/categories\/\d+/);
  await checkAccessibility(page);

  await page.locator('main li[data-medicine="false"] > :is(h2, h3) a').first().click();
  await expect(page).toHaveURL(/\/products\//);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await checkAccessibility(page);

  await page
    .getByRole('button', { name: t('catalog.add') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel(t('identity.phone')).fill(phone);
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('identity.sendOtp') }).click();
  await page.getByLabel(t('identity.otp'), { exact: true }).fill(await readOtp(shop.url, phone));
  await page.getByRole('button', { name: t('identity.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await visit(page, at('/cart'));
  await expect(page.getByRole('link', { name })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('cart.checkout') }).click();

  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await expect(page.getByText(t('checkout.chooseDelivery'))).toBeVisible();
  await page.getByRole('radio', { name: t('checkout.home') }).check();
  await fillAddress(page, t);
  await checkAccessibility(page);
  // A reload loses nothing, and the main button saves the open form.
  await reload(page);
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await expect(page.getByText('สมหญิง ใจดี')).toBeVisible();
  await page.getByRole('radio', { name: t('checkout.method.cod') }).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.step.confirm') })).toBeFocused();
  await checkAccessibility(page);
  await page
    .getByRole('button', { name: t('checkout.placeOrder', { amount: '' }).split('·')[0] })
    .click();
  await expect(page).toHaveURL(/\/orders\/AR/);
  await expect(page.getByText(t('orders.thanks'))).toBeVisible();
  await checkAccessibility(page);

  const orderUrl = page.url();
  // An open page would poll the shop while it is down; this one never hydrates.
  await page.goto(new URL('/robots.txt', orderUrl).href);
  await shop.stop();
  await shop.start();
  await visit(page, orderUrl);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await visit(page, at('/orders/order_list'));
  await expect(page.getByRole('listitem').filter({ hasText: /AR\d{6}-/ })).toHaveCount(1);
  await checkAccessibility(page);
});
