import type { Page } from '@playwright/test';
import { PRESCRIPTION_TOPIC } from '../lib/conversations/contract-values.ts';
import { formatDay } from '../lib/format/date.ts';
import { approveMedicine } from './harness/approved-medicine.ts';
import { checkFromTop, endConversations } from './harness/conversation.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { newShopper, pharmacistAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';
import type { ShopServer } from './harness/server.ts';

/** A prescription from the phone to the approval (`docs/product/consultation.md`, "Prescriptions"). */

const d = textsIn('en');
const HOSPITAL = 'Siriraj Hospital';

const next = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('consultation.next') }).click();

/** The form, with the topic of prescriptions; no step goes on without a photo. */
async function send(page: Page, t: Texts, day: string): Promise<void> {
  await page.locator(`input[name="question"][value="${String(PRESCRIPTION_TOPIC)}"]`).check();
  await next(page, t);
  await next(page, t);
  await page.getByRole('textbox', { name: t('consultation.text') }).fill('My usual tablets.');
  await page.getByRole('textbox', { name: t('prescription.issuedOn') }).fill(day);
  await page.getByRole('textbox', { name: t('prescription.from') }).fill(HOSPITAL);
  await next(page, t);
  await expect(page.getByText(t('consultation.photos.needed'))).toBeVisible();
  await checkFromTop(page);
  await page
    .getByLabel(t('consultation.photos.label'))
    .setInputFiles([...(await Promise.all([photo('page-1.jpg'), photo('page-2.jpg')]))]);
  await next(page, t);
  await page.getByRole('checkbox', { name: t('consultation.consentAgree') }).check();
  await page.getByRole('button', { name: t('consultation.ask') }).click();
}

/** Out of the list, by its number; medicines wait for the decision. */
async function check(desk: Page, shop: ShopServer): Promise<void> {
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  const list = desk.getByRole('region', { name: d('prescription.list') });
  await expect(list.getByText(d('prescription.photos', { count: 2 }))).toBeVisible();
  await checkFromTop(desk);
  await list.getByRole('button', { name: /^Check: RX\d{4}-\d{6}$/ }).click();
  const card = desk.getByRole('region', { name: d('prescription.title'), exact: true });
  await expect(card).toContainText(HOSPITAL);
  await expect(desk.getByRole('searchbox', { name: d('consultation.deskMedicine') })).toHaveCount(
    0,
  );
  await checkFromTop(desk);
  await card.getByRole('button', { name: d('prescription.accept') }).click();
  await expect(card).toContainText(d('prescription.state.accepted'));
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
  const card = page.getByRole('region', { name: t('prescription.title'), exact: true });
  await expect(card).toContainText(t('prescription.state.waiting'));
  await expect(card).toContainText(formatDay(today.toISOString(), language));
  await checkFromTop(page);

  await check(desk, shop);
  await approveMedicine(desk, d);
  await expect(card).toContainText(t('prescription.state.accepted'));
  const label = t('consultation.approval.named', { name: '' }).trim();
  const approval = page.getByRole('log').getByRole('region', { name: label });
  await expect(
    approval.getByRole('button', { name: t('consultation.approval.buy') }),
  ).toBeVisible();
  await checkFromTop(page);
  await endConversations(shopper);
});
