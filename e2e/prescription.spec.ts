import type { Page } from '@playwright/test';
import { checkFromTop } from './harness/accessibility.ts';
import { PRESCRIPTION_TOPIC } from '../lib/conversations/contract-values.ts';
import { formatDay } from '../lib/format/date.ts';
import { approveMedicine } from './harness/approved-medicine.ts';
import { endConversations } from './harness/conversation.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { newShopper, pharmacistAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';
import type { ShopServer } from './harness/server.ts';

/** A prescription from the phone to the approval (`docs/product/consultation.md`, "Prescriptions"). */

const d = textsIn('en');
const HOSPITAL = 'Siriraj Hospital';

const next = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('conversations.next') }).click();

/** The form with the prescription topic; no step continues without a photo. */
async function send(page: Page, t: Texts, day: string): Promise<void> {
  await page.locator(`input[name="question"][value="${String(PRESCRIPTION_TOPIC)}"]`).check();
  await next(page, t);
  await next(page, t);
  await page.getByRole('textbox', { name: t('conversations.text') }).fill('My usual tablets.');
  await page.getByRole('textbox', { name: t('prescriptions.issuedOn') }).fill(day);
  await page.getByRole('textbox', { name: t('prescriptions.from') }).fill(HOSPITAL);
  await next(page, t);
  await expect(page.getByText(t('conversations.photos.needed'))).toBeVisible();
  await checkFromTop(page);
  await page
    .getByLabel(t('conversations.photos.ofPrescription'))
    .setInputFiles([...(await Promise.all([photo('page-1.jpg'), photo('page-2.jpg')]))]);
  await next(page, t);
  await page.getByRole('checkbox', { name: t('conversations.consentAgree') }).check();
  await page.getByRole('button', { name: t('conversations.ask') }).click();
}

/** Out of the list, by its number; medicines wait for the decision. */
async function check(desk: Page, shop: ShopServer): Promise<void> {
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  const list = desk.getByRole('region', { name: d('prescriptions.list') });
  await expect(list.getByText(d('prescriptions.photos', { count: 2 }))).toBeVisible();
  await checkFromTop(desk);
  await list.getByRole('button', { name: /^Check: RX\d{4}-\d{6}$/ }).click();
  const card = desk.getByRole('region', { name: d('prescriptions.title'), exact: true });
  await expect(card).toContainText(HOSPITAL);
  await expect(desk.getByRole('searchbox', { name: d('conversations.deskMedicine') })).toHaveCount(
    0,
  );
  await checkFromTop(desk);
  await card.getByRole('button', { name: d('prescriptions.accept') }).click();
  await expect(card).toContainText(d('prescriptions.state.accepted'));
}

test('a prescription is photographed, checked at the desk, accepted, and its medicine approved', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
  language,
}) => {
  test.slow();
  const shopper = await newShopper(page, shop);
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  const today = new Date(shop.now());
  const day = [today.getUTCDate(), today.getUTCMonth() + 1, today.getUTCFullYear()].join('/');
  await visit(page, at('/pharmacy/consult'));
  await send(page, t, day);
  const card = page.getByRole('region', { name: t('prescriptions.title'), exact: true });
  await expect(card).toContainText(t('prescriptions.state.waiting'));
  await expect(card).toContainText(formatDay(today.toISOString(), language));
  await checkFromTop(page);

  await check(desk, shop);
  await approveMedicine(desk, d);
  await expect(card).toContainText(t('prescriptions.state.accepted'));
  const label = t('conversations.approval.named', { name: '' }).trim();
  const approval = page.getByRole('log').getByRole('region', { name: label });
  await expect(
    approval.getByRole('button', { name: t('conversations.approval.buy') }),
  ).toBeVisible();
  await checkFromTop(page);
  await endConversations(shopper);
});
