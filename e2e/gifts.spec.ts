import type { CampaignDone } from '../lib/campaigns/contract.ts';
import { formatBaht, formatRoundBaht } from '../lib/format/money.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { approveWallet, newShopper, paymentResult } from './harness/orders.ts';
import { readMail } from './harness/outbox.ts';
import { reload, visit } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';

const INTERESTED = /I am interested|สนใจ/;

test('a gift card is bought, mailed, and used to pay', async ({ page, shop, t, at }) => {
  const shopper = await newShopper(page, shop);
  await visit(page, at('/Gift-cards'));
  const to = `gift-${crypto.randomUUID()}@example.com`;
  const form = page.getByRole('region', { name: /Buy a gift card|ซื้อบัตรของขวัญ/ });
  await form.getByLabel(t('gift-cards.to_name')).fill('Nok');
  await form.getByLabel(t('gift-cards.to_email')).fill(to);
  await form.getByLabel(t('gift-cards.from_name'), { exact: false }).first().fill('Mali');
  await form.getByRole('radio', { name: formatRoundBaht(1_000), exact: true }).check();
  await form.getByRole('radio', { name: t('gift-cards.payment.truemoney') }).check();
  await checkAccessibility(page);
  await form.getByRole('button', { name: t('gift-cards.buy', { amount: '฿1,000' }) }).click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
  await page.getByRole('link', { name: t('payments.go.order') }).click();
  await expect(page.getByRole('heading', { name: t('orders.giftCard') })).toBeVisible();
  await checkAccessibility(page);

  const mail = await readMail(shop.url, to);
  const code = /Code: (.+)/.exec(mail)?.[1] ?? '';
  const pin = /PIN: (\d+)/.exec(mail)?.[1] ?? '';
  await visit(page, at('/Gift-cards'));
  const balance = page.getByRole('region', { name: /Check your balance|เช็กยอดคงเหลือ/ });
  await balance.getByLabel(t('gift-cards.code')).fill(code);
  await balance.getByLabel(t('gift-cards.pin')).fill(pin);
  await balance.getByRole('button', { name: t('gift-cards.check') }).click();
  await expect(balance.getByText('฿1,000.00')).toBeVisible();

  const product = await claimProduct(shop, 'price_min=300&price_max=600&in_stock=true', isPlenty);
  await shopper.createAddress();
  await shopper.addToCart(product.id);
  await visit(page, at('/orders/summary'));
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('heading', { name: t('checkout.giftCards') }).click();
  await page.getByLabel(t('checkout.giftCardCode')).fill(code);
  await page.getByLabel(t('checkout.giftCardPin'), { exact: true }).fill(pin);
  await page.getByRole('button', { name: t('checkout.useGiftCard') }).click();
  await expect(page.getByText(t('checkout.nothingToPay'))).toBeVisible();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await page.getByRole('button', { name: t('checkout.placeFree') }).click();
  await expect(page).toHaveURL(/\/orders\/AR/);
  const id = /AR[^/?]+/.exec(page.url())?.[0] ?? '';
  const { status, gift_cards: cards } = await shopper.readOrder(id);
  expect(status).toBe('paid');
  const used = cards[0]?.amount ?? 0;
  expect(used).toBeGreaterThan(0);
  await visit(page, at('/Gift-cards'));
  await balance.getByLabel(t('gift-cards.code')).fill(code);
  await balance.getByLabel(t('gift-cards.pin')).fill(pin);
  await balance.getByRole('button', { name: t('gift-cards.check') }).click();
  await expect(balance.getByText(formatBaht(1_000 - used))).toBeVisible();
});

test('an e-card is written, mailed and opened', async ({ page, isMobile, shop, t, at }) => {
  await newShopper(page, shop);
  await visit(page, at('/e-cards'));
  const to = `card-${crypto.randomUUID()}@example.com`;
  await page.getByLabel(t('gift-cards.to_name')).fill('Nok');
  await page.getByLabel(t('gift-cards.to_email')).fill(to);
  await page.getByLabel(t('gift-cards.from_name'), { exact: false }).first().fill('Mali');
  await page.getByLabel(t('gift-cards.message')).fill('สุขสันต์วันเกิด');
  const face = page.getByRole('article');
  await expect(face).toContainText('สุขสันต์วันเกิด');
  const field = await page.getByLabel(t('gift-cards.message')).boundingBox();
  const card = await face.boundingBox();
  const isBeside = (card?.x ?? 0) + (card?.width ?? 0) <= (field?.x ?? 0);
  expect(isBeside).toBe(!isMobile);
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('gift-cards.sendCard') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nok' })).toBeVisible();
  const mail = await readMail(shop.url, to);
  const token = /\/e-card#(\S+)/.exec(mail)?.[1] ?? '';
  await visit(page, at(`/e-card#${token}`));
  await expect(page.getByRole('article')).toContainText('สุขสันต์วันเกิด');
  await checkAccessibility(page);
});

test.describe('in two windows', () => {
  test.use({ expectedErrors: /409/ });

  test('a campaign is joined once', async ({ page, shop, at }) => {
    const { call } = await newShopper(page, shop);
    const other = await page.context().newPage();
    for (const window of [page, other]) {
      await visit(window, at('/ArunCard/flu-vaccination'));
      await expect(window.getByRole('button', { name: INTERESTED })).toBeEnabled();
    }
    // A second click shows the same, and is not counted.
    for (const window of [page, other]) {
      await window.getByRole('button', { name: INTERESTED }).click();
      await expect(window.getByText(/next free day|สอบถามวันว่าง/)).toBeVisible();
    }
    await reload(page);
    await expect(page.getByText(/next free day|สอบถามวันว่าง/)).toBeVisible();
    await expect(page.getByRole('button', { name: INTERESTED })).toBeHidden();
    const done = await call<CampaignDone>('GET', '/v1/me/campaigns/flu-vaccination');
    expect(done.actions.map(({ id }) => id)).toEqual(['interest']);
  });
});

test.describe('with an invitation', () => {
  test.use({ expectedErrors: /422/ });

  test('a campaign accepts its code, and no other', async ({ page, shop, t, at }) => {
    await newShopper(page, shop);
    await visit(page, at('/ArunCard/skin-evening'));
    const seat = page.getByRole('button', { name: /Take a seat|จองที่นั่ง/ });
    const code = page.getByRole('textbox', { name: t('campaigns.code') });
    await code.fill('ARUN-2025-SEAT');
    await seat.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await checkAccessibility(page);
    await code.fill('arun 2026 seat');
    await seat.click();
    await expect(page.getByText(/Your seat is kept|จองที่นั่งแล้ว/)).toBeVisible();
  });
});
