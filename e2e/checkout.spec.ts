import { formatBaht } from '../lib/format/money.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { fillAddress, findForPickup } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';

/** Demo member with coupons, coins and an address. */
const DEMO_PHONE = '0812345678';
const GIFT_CARD = { code: 'ARUN 2026 GIFT 0035', pin: '357912', lastFour: '0035' };

test('pickup at a branch with a tax invoice; a reload and going back lose nothing', async ({
  page,
  shop,
  at,
  t,
}) => {
  const product = await findForPickup(shop);
  const shopper = await newShopper(page, shop);
  await shopper.addToCart(product.id);
  await visit(page, at('/orders/summary'));

  await page.getByRole('radio', { name: t('checkout.pickup') }).check();
  // Without tiles the map is an outline of the country.
  await page.getByRole('button', { name: t('branches.showMap') }).click();
  const map = page.getByRole('group', { name: t('branches.mapLabel') });
  await expect.poll(() => map.locator('path').count()).toBeGreaterThan(100);
  // Touch target size.
  const closer = await map.getByRole('button').first().boundingBox();
  expect(closer?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await expect(page.getByText(t('checkout.chooseBranch'))).toBeVisible();
  await checkAccessibility(page);
  await page.locator('input[name="branch_id"]:enabled').first().check();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();

  await expect(page.getByRole('radio', { name: t('checkout.method.cod') })).toBeDisabled();
  await page.getByRole('radio', { name: t('checkout.method.qr') }).check();
  await page.getByRole('checkbox', { name: t('checkout.wantInvoice') }).check();
  await page.getByLabel(t('checkout.vatKind')).selectOption('juristic');
  await page.getByLabel(t('checkout.taxId')).fill('0105561123459');
  await expect(page.getByText(t('checkout.taxIdWrong'))).toBeVisible();
  await page.getByLabel(t('checkout.taxId')).fill('0105561123458');
  await expect(page.getByText(t('checkout.taxIdGood'))).toBeVisible();
  await page.getByLabel(t('checkout.companyName')).fill('Arun Test Co., Ltd.');
  await page.getByLabel(t('checkout.branchType')).selectOption('branch');
  await page.getByLabel(t('checkout.branchNo')).fill('00012');
  await fillAddress(page, t);
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('checkout.saveVatAddress') }).click();
  await expect(page.getByRole('radio', { name: /Arun Test Co/ })).toBeChecked();

  await reload(page);
  await expect(page.getByRole('radio', { name: t('checkout.method.qr') })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Arun Test Co/ })).toBeChecked();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.step.confirm') })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('radio', { name: t('checkout.method.qr') })).toBeChecked();
  await page.goBack();
  await expect(page.locator('input[name="branch_id"]:checked')).toHaveCount(1);
  await page.goForward();
  await page.goForward();
  await checkAccessibility(page);

  await page.getByRole('button', { name: /\d\.\d\d/ }).click();
  await expect(page).toHaveURL(/\/orders\/AR[^/]*\/payment\/qr/);
});

test('coupon, coins and a gift card: the total on the button equals that of the order', async ({
  page,
  shop,
  at,
  t,
  consoleErrors,
}) => {
  const product = await findForPickup(shop);
  const shopper = await newShopper(page, shop, DEMO_PHONE);
  await shopper.addToCart(product.id);
  await visit(page, at('/orders/summary'));
  await page.getByRole('radio', { name: t('checkout.home') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();

  const coupons = page.getByRole('region', { name: t('checkout.coupons') });
  await coupons.getByRole('heading').click();
  await coupons.getByRole('checkbox').first().click();
  await expect(coupons.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: t('checkout.redeem') }).click();
  await expect(page.getByText(t('errors.COINS_REQUIRED'))).toBeVisible();
  await page.getByLabel(t('checkout.coinsToUse')).fill('7');
  await page.getByRole('button', { name: t('checkout.redeem') }).click();
  await expect(page.getByText(t('errors.COINS_NOT_DIVISIBLE_BY_5'))).toBeVisible();
  const before = await coupons.getByRole('checkbox').count();
  await page.getByLabel(t('checkout.coinsToUse')).fill('50');
  await page.getByRole('button', { name: t('checkout.redeem') }).click();
  await expect(coupons.getByRole('checkbox')).toHaveCount(before + 1);
  await expect(coupons.getByText(formatBaht(-10))).toBeVisible();

  await page.getByRole('heading', { name: t('checkout.giftCards') }).click();
  await page.getByLabel(t('checkout.giftCardCode')).fill(GIFT_CARD.code);
  await page.getByLabel(t('checkout.giftCardPin'), { exact: true }).fill('000000');
  await page.getByRole('button', { name: t('checkout.useGiftCard') }).click();
  await expect(page.getByText(t('errors.GIFT_CARD_INVALID'))).toBeVisible();
  await page.getByLabel(t('checkout.giftCardPin'), { exact: true }).fill(GIFT_CARD.pin);
  await page.getByRole('button', { name: t('checkout.useGiftCard') }).click();
  // No coins, seven coins, and the wrong number.
  expect(consoleErrors.splice(0)).toEqual(Array(3).fill(expect.stringContaining('422')));
  const used = t('checkout.giftCardUse', { used: formatBaht(35.5), balance: formatBaht(35.5) });
  await expect(page.getByText(used)).toBeVisible();
  await page.getByRole('radio', { name: t('checkout.method.cod') }).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();

  const summary = page.getByRole('region', { name: t('checkout.summary') });
  await expect(
    summary.getByText(t('checkout.giftCard', { digits: GIFT_CARD.lastFour })),
  ).toBeVisible();
  const place = page.getByRole('button', { name: /\d\.\d\d/ });
  await expect(place).toBeEnabled();
  const amount = /[\d,]+\.\d\d/.exec(await place.innerText())?.[0] ?? '';
  expect(amount).not.toBe('');
  await checkAccessibility(page);
  await place.click();
  await expect(page).toHaveURL(/\/orders\/AR[^/]*\?placed=1/);
  await expect(page.getByText(amount).first()).toBeVisible();
});
