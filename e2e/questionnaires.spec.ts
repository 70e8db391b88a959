import type { Page } from '@playwright/test';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import { bubble, endConversations, write } from './harness/conversation.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import {
  approveWallet,
  newShopper,
  paymentResult,
  pharmacistAt,
  type Shopper,
} from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';

/** A medicine by questionnaire: a member answers and pays, a pharmacist in another browser decides. */

const HEARTBURN = /^(?:Heartburn and acid reflux|กรดไหลย้อนและแสบร้อนกลางอก)$/;

const next = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('questionnaires.next'), exact: true }).click();

async function choose(page: Page, t: Texts, role: 'radio' | 'checkbox', name: RegExp) {
  await page.getByRole(role, { name }).check();
  await next(page, t);
}

const mistaken = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('questionnaires.stopBack') }).click();

/** Up to the order, past advice to see a doctor and to call for help. */
async function answerAll(page: Page, t: Texts): Promise<void> {
  await next(page, t);
  await expect(page.getByText(t('questionnaires.answer'))).toBeVisible();
  await page.getByRole('radio', { name: t('questionnaires.self') }).check();
  await next(page, t);
  await page.getByRole('spinbutton').fill('17');
  await next(page, t);
  await expect(page.getByText(t('questionnaires.stop.doctor'))).toBeVisible();
  await mistaken(page, t);
  await page.getByRole('spinbutton').fill('40');
  await next(page, t);
  await choose(page, t, 'radio', /^(?:Male|ชาย)$/);
  await choose(page, t, 'checkbox', /^(?:Vomiting of blood|อาเจียนเป็นเลือด)/);
  await expect(page.getByRole('link', { name: t('questionnaires.call') })).toBeVisible();
  await checkAccessibility(page);
  await mistaken(page, t);
  await choose(page, t, 'checkbox', /^(?:None of these|ไม่มี)$/);
  await expect(page.getByRole('radio', { name: /^(?:A few days|ไม่กี่วัน)$/ })).toBeVisible();
  // A reload keeps answers and place, and the way back is open.
  await reload(page);
  await choose(page, t, 'radio', /^(?:A few days|ไม่กี่วัน)$/);
  await page.getByRole('button', { name: t('questionnaires.back') }).click();
  await expect(page.getByRole('radio', { name: /^(?:A few days|ไม่กี่วัน)$/ })).toBeChecked();
  await checkFromTop(page);
  await next(page, t);
  await choose(page, t, 'checkbox', /^(?:None of these|ไม่มี)$/);
  await choose(page, t, 'radio', /^(?:No|ไม่ใช้)$/);
  await choose(page, t, 'radio', /^(?:No, none that I know of|ไม่แพ้ หรือไม่เคยทราบ)$/);
  await page.getByRole('textbox').fill('Worse after coffee.');
  await next(page, t);
}

/** Chooses medicine and branch, agrees, and pays at the sandbox bank. */
async function orderAndPay(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('heading', { name: t('questionnaires.order') })).toBeVisible();
  await page.getByRole('radio', { name: /Omeprazole|โอเมพราโซล/ }).check();
  await page.locator('input[name="branch_id"]').first().check();
  await page.getByRole('radio', { name: t('payments.method.truemoney') }).check();
  const pay = page.getByRole('button', { name: /\d\.\d\d/ });
  await pay.click();
  await expect(page.getByText(t('questionnaires.missing.consent'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('questionnaires.agree') }).check();
  await checkFromTop(page);
  await pay.click();
  await approveWallet(page);
  await expect(paymentResult(page, t, 'paid')).toBeVisible();
}

interface Both {
  readonly page: Page;
  readonly desk: Page;
  readonly t: Texts;
  readonly at: (path: string) => string;
}

/** The member finds their request, and the pharmacist the same one. */
async function openBoth({ page, desk, t, at }: Both): Promise<void> {
  await visit(page, at('/pharmacy/cases'));
  await page.getByRole('main').getByRole('link', { name: HEARTBURN }).click();
  await expect(page.getByText(t('questionnaires.state.waiting'))).toBeVisible();
  await checkFromTop(page);
  await visit(desk, at('/staff/cases'));
  await desk
    .getByRole('region', { name: t('questionnaires.deskWaiting') })
    .getByRole('link')
    .first()
    .click();
  await expect(desk.getByText('Worse after coffee.')).toBeVisible();
}

async function askAndAnswer({ page, desk, t }: Both): Promise<void> {
  await desk.getByRole('textbox', { name: t('questionnaires.askLabel') }).fill('How often?');
  await desk.getByRole('button', { name: t('questionnaires.ask'), exact: true }).click();
  const talk = desk.getByRole('region', { name: t('questionnaires.deskTalk') });
  await expect(talk.getByText('How often?')).toBeVisible();
  await page.getByRole('link', { name: t('questionnaires.answerThere') }).click();
  await expect(bubble(page, 'How often?')).toBeVisible();
  await write(page, t, 'Every evening.');
  await expect(bubble(page, 'Every evening.')).toBeVisible();
  await reload(desk);
  await expect(talk.getByText('Every evening.')).toBeVisible();
}

test('a pharmacist asks, then approves: the member reads how to take it', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const shopper = await newShopper(page, shop);
  await pharmacistAt(desk, shop);
  await visit(page, at('/pharmacy'));
  await page.getByRole('main').getByRole('link', { name: HEARTBURN }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEARTBURN })).toBeVisible();
  await checkFromTop(page);
  await page.getByRole('link', { name: t('questionnaires.start') }).click();
  await answerAll(page, t);
  await orderAndPay(page, t);
  const both = { page, desk, t, at };
  await openBoth(both);
  await checkFromTop(desk);
  await askAndAnswer(both);
  await desk
    .getByRole('textbox', { name: t('questionnaires.directions') })
    .fill('One before breakfast.');
  await desk.getByRole('button', { name: t('questionnaires.approve'), exact: true }).click();
  await expect(desk.getByText(t('questionnaires.state.approved')).first()).toBeVisible();

  await visit(page, at('/pharmacy/cases'));
  await page.getByRole('main').getByRole('link', { name: HEARTBURN }).click();
  const decision = page.getByRole('region', { name: t('questionnaires.decision.approved') });
  await expect(decision).toContainText('One before breakfast.');
  await checkFromTop(page);
  await endConversations(shopper);
});

test('a pharmacist refuses: the member reads why, and all of the money goes back', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const shopper = await newShopper(page, shop);
  await pharmacistAt(desk, shop);
  await visit(page, `${at('/pharmacy/questionnaire')}#heartburn`);
  await answerAll(page, t);
  await orderAndPay(page, t);
  const both = { page, desk, t, at };
  await openBoth(both);
  await desk.getByRole('textbox', { name: t('questionnaires.reason') }).fill('See a doctor first.');
  await desk.getByRole('button', { name: t('questionnaires.refuseAndRefund') }).click();
  await expect(desk.getByText(t('questionnaires.state.refused')).first()).toBeVisible();

  await reload(page);
  const decision = page.getByRole('region', { name: t('questionnaires.decision.refused') });
  await expect(decision).toContainText('See a doctor first.');
  await checkFromTop(page);
  const order = page.getByRole('main').getByRole('link', { name: /AR\d/ });
  const [id = ''] = /AR[\w-]+/.exec(await order.innerText()) ?? [];
  await order.click();
  await expect(page.getByText(t('orders.status.cancelled')).first()).toBeVisible();
  await expectMoneyBack(shopper, id);
});

async function expectMoneyBack(shopper: Shopper, id: string): Promise<void> {
  const { refund, total, status } = await shopper.readOrder(id);
  expect([status, refund?.amount]).toEqual(['cancelled', total]);
}
