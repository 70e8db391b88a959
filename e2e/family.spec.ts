import type { Page } from '@playwright/test';
import { checkFromTop } from './harness/accessibility.ts';
import { writeBirthdate } from '../lib/format/birthdate.ts';
import { calendarDay } from '../lib/format/bangkok.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { approveMedicine, orderApproved } from './harness/approved-medicine.ts';
import { endConversations } from './harness/conversation.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { branchOfficer, newShopper, pharmacistAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import type { ShopServer } from './harness/server.ts';

/** A member cares for a child: whom a question, an approval and an order are about. */

const CHILD = 'Nong Mali';
const MONTHS = 20;

function birthDay(shop: ShopServer): string {
  const [year = 0, month = 0] = calendarDay(shop.now()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - MONTHS, 1)).toISOString().slice(0, 10);
}

interface Kept {
  readonly t: Texts;
  readonly language: Locale;
  readonly shop: ShopServer;
}

/** Below the notes of the member, under the same letter. */
async function keepChild(page: Page, { t, language, shop }: Kept): Promise<void> {
  await page.getByRole('checkbox', { name: t('health.agree') }).check();
  await page.getByRole('button', { name: t('health.begin') }).click();
  await page.getByRole('button', { name: t('health.family.add') }).click();
  const form = page.getByRole('region', { name: t('health.family.title') });
  const field = (id: Parameters<Texts>[0]) => form.getByLabel(t(id));
  await field('health.family.name').fill(CHILD);
  await field('health.family.relation').selectOption('child');
  await field('health.family.birthDate').fill(writeBirthdate(birthDay(shop), language));
  await field('health.family.sex').selectOption('female');
  await field('health.family.weight').fill('9.2');
  const allergies = form.getByRole('combobox', { name: t('health.allergies') });
  await allergies.fill('Ibuprofen');
  await allergies.press('Enter');
  await checkFromTop(page);
  await form.getByRole('button', { name: t('health.save') }).click();
  const card = page.getByRole('region', { name: CHILD });
  await expect(card.getByText(t('health.family.age.months', { n: MONTHS }))).toBeVisible();
}

test('a question for a child of the family names the child to the pharmacist, on the approval and in the order', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
  language,
}) => {
  test.slow();
  const d = textsIn('en');
  const shopper = await newShopper(page, shop);
  const { branchId } = await branchOfficer(shop);
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 390, height: 844 });
  await visit(page, at('/profile/health'));
  await keepChild(page, { t, language, shop });

  await visit(page, at('/pharmacy/consult'));
  const next = page.getByRole('button', { name: t('conversations.next'), exact: true });
  await page.getByRole('radio').first().check();
  await page.getByRole('radio', { name: CHILD }).check();
  await expect(page.getByLabel(t('conversations.person.weight'))).toHaveValue('9.2');
  await checkFromTop(page);
  await next.click();
  await next.click();
  await expect(page.getByText(t('conversations.fromFamily', { name: CHILD }))).toBeVisible();
  await expect(page.getByLabel(t('conversations.allergies'))).toHaveValue('Ibuprofen');
  await page.getByLabel(t('conversations.text')).fill('An ear hurts.');
  await checkFromTop(page);
  await next.click();
  await page.getByRole('checkbox', { name: t('conversations.consentAgree') }).check();
  await page.getByRole('button', { name: t('conversations.ask') }).click();

  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  const who = desk.getByRole('region', { name: d('conversations.allergies') });
  await expect(who.getByText(CHILD)).toBeVisible();
  for (const fact of [`${String(MONTHS)} months`, 'female', '9.2 kg', 'Ibuprofen']) {
    await expect(who.getByText(fact).first()).toBeVisible();
  }
  await checkFromTop(desk);
  await approveMedicine(desk, d);

  const name = new RegExp(CHILD);
  const label = t('conversations.approval.named', { name: '' }).trim();
  const card = page.getByRole('log').getByRole('region', { name: label });
  await expect(card.getByText(name)).toBeVisible();
  const order = await orderApproved(page, t, branchId);
  await visit(page, at(`/orders/${order}`));
  await expect(page.getByText(t('orders.forPatient', { name: CHILD }))).toBeVisible();
  await checkFromTop(page);
  await endConversations(shopper);
});
