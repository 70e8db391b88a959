import type { Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { fillAddress, newPhone, signIn } from './harness/checkout.ts';
import { expect, test, type Below, type TextId } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { readOtp } from './harness/outbox.ts';
import { pressByHand, reload, visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';

/** Demo member with 40 coins, used by no other journey. */
const COIN_OWNER = '0823456789';

/** Demo card to be linked, and the phone that it is registered with. */
const CARD = { code: '710000000034', phone: '0834567890', coins: 320 };
const CITIZEN_ID = '3100600445635';

async function openWay(page: Page, account: string, name: string, isMobile: boolean) {
  const nav = page.getByRole('navigation', { name: account });
  if (isMobile) {
    const back = nav.getByRole('link', { name: account });
    if (await back.isVisible()) await back.click();
  }
  await nav.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test('a new member: personal data, an address by its zipcode, a tax address, a coupon for the branch', async ({
  page,
  shop,
  at,
  t,
  isMobile,
}) => {
  await newShopper(page, shop);
  const open = (name: TextId) => openWay(page, t('layout.account'), t(name), isMobile);

  await visit(page, at('/profile'));
  await expect(page.getByRole('heading', { name: t('members.noName') })).toBeVisible();
  await expect(page.getByText(t('members.tier.classic'), { exact: true })).toBeVisible();
  await expect(
    page.getByRole('img', { name: t('members.barcode', { code: '' }).trim() }),
  ).toBeVisible();
  await checkAccessibility(page);

  await open('layout.personal');
  await page.getByRole('link', { name: t('members.edit'), exact: true }).click();
  const field = (name: Below<'members.fact'>) =>
    page.getByLabel(t(`members.fact.${name}`), { exact: true });
  await field('birthdate').fill('30/02/2535');
  await field('email').fill('somying@');
  await page.getByRole('button', { name: t('members.save') }).click();
  await expect(page.getByText(t('members.birthdateWrong'))).toBeVisible();
  await checkAccessibility(page);
  await field('first_name').fill('สมหญิง');
  await field('last_name').fill('ใจดี');
  await field('birthdate').fill('29/02/2535');
  await field('gender').selectOption('female');
  await field('email').fill('somying@example.com');
  await page.getByRole('button', { name: t('members.save') }).click();
  await expect(page).toHaveURL(at('/profile/personal'));
  await expect(page.getByText('somying@example.com')).toBeVisible();
  await checkAccessibility(page);
  await visit(page, at('/profile/personal/edit'));
  await expect(field('first_name')).toBeDisabled();
  await page.getByLabel(t('members.choosePicture')).setInputFiles(await photo('me.jpg'));
  await page.getByRole('button', { name: t('members.savePicture') }).click();
  await expect(page.getByRole('button', { name: t('members.removePicture') })).toBeVisible();
  await checkAccessibility(page);
  await reload(page);
  const picture = page.getByRole('region', { name: t('members.picture') }).locator('img');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await open('layout.addresses');
  await expect(page.getByRole('heading', { name: t('members.empty.addresses') })).toBeVisible();
  await page.getByRole('link', { name: t('members.addAddress') }).click();
  await page.getByRole('button', { name: t('checkout.saveAddress') }).click();
  await expect(page.getByText(t('checkout.required')).first()).toBeVisible();
  await checkAccessibility(page);
  await fillAddress(page, t);
  await page.getByRole('button', { name: t('checkout.saveAddress') }).click();
  await expect(page).toHaveURL(at('/profile/address'));
  await expect(page.getByText(t('members.defaultAddress'), { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('members.edit') }).click();
  await page.getByLabel(t('checkout.address1'), { exact: true }).fill('1/2 Second House');
  await page.getByRole('button', { name: t('checkout.saveAddress') }).click();
  await expect(page.getByText(/1\/2 Second House/)).toBeVisible();

  await open('layout.vatAddresses');
  await page.getByRole('link', { name: t('members.addAddress') }).click();
  await page.getByLabel(t('checkout.taxId'), { exact: true }).fill('3100600445634');
  await expect(page.getByText(t('checkout.taxIdWrong'))).toBeVisible();
  await page.getByLabel(t('checkout.taxId'), { exact: true }).fill('3100600445635');
  await fillAddress(page, t);
  const email = page.getByLabel(t('checkout.email'), { exact: true });
  const saveTaxAddress = page.getByRole('button', { name: t('checkout.saveVatAddress') });
  await email.fill('somying@');
  await (isMobile ? saveTaxAddress.tap() : pressByHand(page, saveTaxAddress));
  // The click counted: the invalid field has the focus, and its error is its description.
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(t('checkout.emailInvalid'));
  await checkAccessibility(page);
  await email.fill('somying@example.com');
  await saveTaxAddress.click();
  await expect(page).toHaveURL(at('/profile/vat-address'));
  await expect(page.getByText('3100600445635')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('members.remove') }).click();
  const dialog = page.getByRole('dialog', { name: t('members.removeTitle') });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('members.remove'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('members.empty.vat-addresses') })).toBeVisible();

  await visit(page, at('/coupons'));
  await checkAccessibility(page);
  const offer = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const coupon = await offer.innerText();
  await offer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: coupon })).toBeVisible();
  await page.getByRole('button', { name: t('wallet.collect') }).click();
  await page.getByRole('link', { name: t('wallet.collected') }).click();
  await page.getByRole('button', { name: t('wallet.useAtBranch') }).click();
  await expect(page.getByText(/^AC\d{10}$/)).toBeVisible();
  await expect(page.getByRole('img', { name: t('wallet.qr', { code: '' }).trim() })).toBeVisible();
  await checkAccessibility(page);
});

test('coins become a coupon, shown in the wallet and in the history', async ({
  page,
  shop,
  at,
  t,
  consoleErrors,
}) => {
  await newShopper(page, shop, COIN_OWNER);
  await visit(page, at('/profile/redeem-points'));
  const coins = page.getByLabel(t('wallet.coinsToRedeem'), { exact: true });
  const redeem = page.getByRole('button', { name: t('wallet.redeemNow'), exact: true });
  await redeem.click();
  await expect(page.getByText(t('errors.COINS_REQUIRED'))).toBeVisible();
  await coins.fill('1x2');
  await expect(coins).toHaveValue('12');
  await redeem.click();
  await expect(page.getByText(t('errors.COINS_NOT_DIVISIBLE_BY_5'))).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(Array(2).fill(expect.stringContaining('422')));
  await checkAccessibility(page);
  await coins.fill('15');
  await redeem.click();
  await expect(page.getByRole('heading', { name: t('wallet.redeemed') })).toBeFocused();
  await expect(page.getByText(t('wallet.coinCount', { count: 25 }), { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await visit(page, at('/profile/my-coupons'));
  await expect(page.getByText('−฿3', { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('wallet.status.used') }).click();
  await expect(page).toHaveURL(/status=used/);
  await reload(page);
  await expect(page.getByRole('link', { name: t('wallet.status.used') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await visit(page, at('/profile/redeem-history'));
  await expect(page.getByText(t('wallet.option', { coins: 15, amount: '฿3.00' }))).toBeVisible();
  await checkAccessibility(page);
});

test('a survey keeps its answers over a reload, and awards its coins once', async ({
  page,
  shop,
  at,
  t,
  isMobile,
}) => {
  await newShopper(page, shop);
  await visit(page, at('/profile'));
  await openWay(page, t('layout.account'), t('layout.surveys'), isMobile);
  await checkAccessibility(page);
  const answer = page.getByRole('article').getByRole('link', { name: t('surveys.answer') });
  await expect(answer).toHaveCount(2);
  await answer.last().click();
  const send = page.getByRole('button', { name: t('surveys.sendFor', { coins: 20 }) });
  await send.click();
  const nine = page.getByRole('radio', { name: '9', exact: true });
  await expect(page.getByText(t('surveys.missing'))).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await checkAccessibility(page);
  await nine.check({ force: true });
  await page.getByRole('textbox', { name: /^2/ }).fill('ส่งไว แพ็กดี');
  await reload(page);
  await expect(nine).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^2/ })).toHaveValue('ส่งไว แพ็กดี');
  await send.click();
  await expect(page.getByRole('heading', { name: t('surveys.thanks') })).toBeFocused();
  await checkAccessibility(page);
  await page.getByRole('link', { name: t('surveys.toCoins') }).click();
  const entry = page.getByRole('listitem').filter({ hasText: t('members.reason.survey') });
  await expect(entry.filter({ hasText: '+20' })).toBeVisible();
  await visit(page, at('/profile/surveys'));
  await expect(answer).toHaveCount(1);
  await expect(page.getByText(t('surveys.state.answered'), { exact: true })).toBeVisible();
});

test.describe('devices', () => {
  // Pending requests of a signed-out device are refused.
  test.use({ expectedErrors: /401/ });

  test('a device signed out elsewhere is signed out at once', async ({
    page,
    otherPage,
    shop,
    at,
    t,
    isMobile,
  }) => {
    const phone = newPhone();
    await newShopper(page, shop, phone);
    // A phone gets one code a minute.
    await shop.forward(61_000);
    await newShopper(otherPage, shop, phone);
    await visit(otherPage, at('/profile'));
    await visit(page, at('/profile'));
    await openWay(page, t('layout.account'), t('layout.devices'), isMobile);
    await expect(page.getByRole('article')).toHaveCount(2);
    await checkAccessibility(page);
    await page.getByRole('button', { name: t('devices.others') }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(t('devices.current'));
    await visit(otherPage, at('/profile/devices'));
    await expect(otherPage).toHaveURL(/\/login/);
    await page.getByRole('button', { name: t('devices.everywhere') }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('a verified phone registers and links the card of a branch', async ({
  page,
  shop,
  at,
  t,
  consoleErrors,
}) => {
  await visit(page, at('/login'));
  await signIn(page, shop, t, newPhone());
  await expect(page.getByRole('heading', { name: t('identity-joining.register') })).toBeVisible();
  const register = page.getByRole('button', { name: t('identity-joining.submit') });
  await register.click();
  const citizenId = page.getByLabel(t('identity-joining.citizenId'), { exact: true });
  await expect(citizenId).toBeFocused();
  await expect(page.getByText(t('identity-joining.termsNeeded'))).toBeVisible();
  await checkAccessibility(page);
  await citizenId.fill('3-1006-00445-63-4');
  await expect(page.getByText(t('identity-joining.citizenIdWrong'))).toBeVisible();
  await citizenId.fill(CITIZEN_ID);
  const field = (name: Below<'identity-joining.field'>) =>
    page.getByLabel(t(`identity-joining.field.${name}`), { exact: true });
  await field('title').selectOption({ index: 3 });
  await field('first_name').fill('มาลี');
  await field('last_name').fill('ใจดี');
  await field('birthdate').fill('12/05/2537');
  await field('gender').selectOption('female');
  await field('email').fill('mali@example.com');
  await page.getByRole('checkbox').check();
  await register.click();

  await expect(page).toHaveURL(/\/register\/link_account/);
  await page.getByLabel(t('identity-joining.cardCode'), { exact: true }).fill('710000000035');
  await page.getByLabel(t('identity-joining.cardPhone'), { exact: true }).fill(CARD.phone);
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('identity.sendOtp') }).click();
  const code = page.getByLabel(t('identity.otp'), { exact: true });
  await code.fill(await readOtp(shop.url, CARD.phone));
  await page.getByRole('button', { name: t('identity.confirm') }).click();
  await expect(page.getByText(t('errors.CARD_NOT_FOUND'))).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  await checkAccessibility(page);
  // The code stays valid while a mistyped number is corrected.
  await page.getByRole('button', { name: t('identity-joining.changeCard') }).click();
  await page.getByLabel(t('identity-joining.cardCode'), { exact: true }).fill('7100 0000 0034');
  await page.getByRole('button', { name: t('identity.sendOtp') }).click();
  await code.fill(await readOtp(shop.url, CARD.phone));
  await page.getByRole('button', { name: t('identity.confirm') }).click();
  await expect(page.getByText(t('identity-joining.linked', { code: CARD.code }))).toBeVisible();
  await page.getByRole('link', { name: t('identity-joining.toCard') }).click();
  await expect(page.getByText('7100 0000 0034')).toBeVisible();
  await expect(page.getByText(String(CARD.coins), { exact: true })).toBeVisible();
  await visit(page, at('/profile/personal'));
  await expect(page.getByText('•••••••••5635')).toBeVisible();
  await checkAccessibility(page);
});
