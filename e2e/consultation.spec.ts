import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { HEALTH_CONSENT_VERSION } from '../lib/conversations/contract-values.ts';
import { localePath, type Locale } from '../lib/i18n/locale.ts';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import {
  approveMedicine,
  collectMedicine,
  orderApproved,
  recommendProduct,
} from './harness/approved-medicine.ts';
import { newPhone } from './harness/checkout.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { branchOfficer, newShopper, officeAt, openDesk, pharmacistAt } from './harness/orders.ts';
import { reload, visit, waitUntilAtRest } from './harness/page.ts';
import { photo } from './harness/photo.ts';
import type { ShopServer } from './harness/server.ts';
import { bubble, write, type Both } from './harness/conversation.ts';

/** A member asks a pharmacist, and both talk: the member in the project's language, the desk in English on a desktop. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const topicIn = (language: Locale) => (language === 'th' ? 'หวัด ไอ เจ็บคอ' : 'Cold and cough');

const next = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('conversations.next'), exact: true }).click();
const stepTitle = (page: Page, t: Texts, step: 1 | 2 | 3 | 4) =>
  page.getByRole('heading', { level: 2, name: t(`conversations.step${step}`) });

/** Walks through the steps up to the health data. */
async function tellSymptoms(page: Page, t: Texts, topic: string): Promise<void> {
  await page.getByRole('radio', { name: topic }).check();
  await next(page, t);
  await expect(stepTitle(page, t, 2)).toBeFocused();
  await checkFromTop(page);
  await next(page, t);
  await next(page, t);
  await expect(page.getByText(t('conversations.textNeeded'))).toBeVisible();
  await page.getByLabel(t('conversations.text')).fill('I cough at night.');
  await page.getByLabel(t('conversations.allergies')).fill('Aspirin');
}

/** With the question, before anything is sent. */
async function choosePhoto(page: Page, t: Texts): Promise<void> {
  await page.getByLabel(t('conversations.photos.label')).setInputFiles(await photo('rash.jpg'));
  await expect(
    page.getByRole('img', { name: t('conversations.photos.one', { number: 1 }) }),
  ).toBeVisible();
  await checkAccessibility(page);
}

/** By its member, and at the desk, small and large. */
async function seePhoto(page: Page, desk: Page, { t, d }: Both): Promise<void> {
  const label = t('conversations.photo.of', { who: t('conversations.you'), at: '' }).slice(0, 8);
  await expect(page.getByRole('log').getByRole('button', { name: label })).toBeVisible();
  await desk
    .getByRole('log')
    .getByRole('button', { name: d('conversations.photo.title') })
    .click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 600);
  await checkAccessibility(desk);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Told to a member who waits, whether a desk is open or not. */
const waiting = (page: Page, t: Texts) =>
  page.getByText(t('conversations.waitHint')).or(page.getByText(t('conversations.waitUnattended')));

/** A desk gone for 60 s returns the conversation to the front of the queue. */
async function vanish(page: Page, desk: Page, { t, d, shop }: Both): Promise<void> {
  const url = desk.url();
  await desk.goto(`${shop.url}/robots.txt`);
  await shop.forward(61_000);
  await expect(waiting(page, t)).toBeVisible();
  await visit(desk, url);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  await expect(bubble(desk, 'Are you there?')).toBeVisible();
  await expect(waiting(page, t)).toBeHidden();
}

/** The service fails and recovers: messages written meanwhile arrive once. */
async function restart(page: Page, desk: Page, { t, d, shop }: Both): Promise<void> {
  await shop.stop();
  await write(page, t, 'Only at night.');
  await expect(page.getByText(t('conversations.sending'))).toBeVisible();
  await shop.start();
  await expect(bubble(desk, 'Only at night.')).toHaveCount(1);
  await expect(page.getByText(t('conversations.sending'))).toBeHidden();
  await write(desk, d, 'Thank you.');
  await expect(bubble(page, 'Thank you.')).toHaveCount(1);
}

/** Two tabs of one member show every message once. */
async function conversationInTwoTabs(page: Page, desk: Page, t: Texts): Promise<void> {
  const tab = await page.context().newPage();
  await visit(tab, page.url());
  await expect(bubble(tab, 'Are you there?')).toHaveCount(1);
  await write(tab, t, 'In the other tab.');
  await write(page, t, 'In the first tab.');
  for (const one of [page, tab, desk]) {
    await expect(bubble(one, 'In the other tab.')).toHaveCount(1);
    await expect(bubble(one, 'In the first tab.')).toHaveCount(1);
  }
  await tab.close();
}

/** Hands over to a present colleague, who continues in the same browser. */
async function handOver(desk: Page, d: Texts, shop: ShopServer): Promise<void> {
  await openDesk(shop, 'krit');
  await desk.getByRole('textbox', { name: d('conversations.deskNote') }).fill('Prefers capsules.');
  await checkFromTop(desk);
  await desk.getByRole('button', { name: d('conversations.deskHandOver') }).click();
  await expect(desk.getByText(d('conversations.deskNone'))).toBeVisible();
  await pharmacistAt(desk, shop, 'krit');
  await reload(desk);
  await expect(desk.getByText('Prefers capsules.')).toBeVisible();
}

/** The desk ends the conversation with what its member takes home, and the member says how it was. */
async function summarize(page: Page, desk: Page, { t, d }: Both): Promise<void> {
  await desk.getByRole('textbox', { name: d('conversations.advice') }).fill('Drink warm water.');
  await desk.getByRole('button', { name: d('conversations.deskClose') }).click();
  await expect(page.getByRole('region', { name: t('conversations.summary') })).toContainText(
    'Drink warm water.',
  );
  await checkFromTop(page);
  const stars = page.getByRole('button', { name: t('conversations.stars', { stars: 5 }) });
  await stars.click();
  await expect(stars).toBeHidden();
  await checkFromTop(page);
}

/** The member reads the conversation and its log. */
async function lookBack(page: Page, history: string, t: Texts, language: Locale): Promise<void> {
  await visit(page, history);
  const topic = page.getByRole('main').getByRole('link', { name: topicIn(language) });
  await expect(topic).toBeVisible();
  await checkAccessibility(page);
  await topic.click();
  await expect(bubble(page, 'Three days.')).toBeVisible();
  await checkFromTop(page);
  // Print: the messages, without the page frame.
  await page.emulateMedia({ media: 'print' });
  await expect(bubble(page, 'Three days.')).toBeVisible();
  await expect(page.getByRole('region', { name: t('conversations.summary') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: t('conversations.logs') }).click();
  const name = language === 'th' ? 'ภก. กฤต' : 'Pharmacist Krit';
  await expect(page.getByText(t('conversations.act.received', { name }))).toBeVisible();
  await checkAccessibility(page);
}

test('a question is asked, answered and looked up again; nothing is lost on the way', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
  language,
  consoleErrors,
}) => {
  // The longest of all journeys.
  test.slow();
  const d = textsIn('en');
  const both = { t, d, shop };
  const shopper = await newShopper(page, shop);
  const { branchId } = await branchOfficer(shop);
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(page, at('/pharmacy'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('conversations-pharmacy.chat') })
    .first()
    .click();
  const topic = topicIn(language);
  await tellSymptoms(page, t, topic);
  await reload(page);
  await expect(page.getByLabel(t('conversations.text'))).toHaveValue('I cough at night.');
  await choosePhoto(page, t);
  await next(page, t);
  await page.getByRole('button', { name: t('conversations.ask') }).click();
  await expect(page.getByText(t('conversations.consentNeeded'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('conversations.consentAgree') }).check();
  await page.getByRole('button', { name: t('conversations.ask') }).click();
  await expect(waiting(page, t)).toBeVisible();
  await write(page, t, 'Are you there?');
  await expect(bubble(page, 'Are you there?')).toBeVisible();
  await checkAccessibility(page);

  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  await expect(bubble(desk, 'Are you there?')).toBeVisible();
  await expect(desk.getByText('Aspirin')).toBeVisible();
  await seePhoto(page, desk, both);
  await conversationInTwoTabs(page, desk, t);
  await vanish(page, desk, both);
  await handOver(desk, d, shop);
  await expect(async () => {
    await desk.getByRole('textbox', { name: d('conversations.message') }).pressSequentially('Yes ');
    const mark = page.getByText(t('conversations.typing.pharmacist'));
    await expect(mark).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await write(desk, d, 'Yes. How long?');
  await expect(bubble(page, 'Yes. How long?')).toBeVisible();

  await page.context().setOffline(true);
  await write(page, t, 'Three days.');
  await write(desk, d, 'Any fever?');
  await expect(bubble(desk, 'Any fever?')).toBeVisible();
  await expect(page.getByText(t('conversations.sending'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(bubble(desk, 'Three days.')).toHaveCount(1);
  await expect(bubble(page, 'Any fever?')).toHaveCount(1);
  await expect(page.getByText(t('conversations.sending'))).toBeHidden();
  await restart(page, desk, both);
  // Chromium has many names for a line or a service that is away; a refusal by the service has a status instead.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('net::ERR_'))).toEqual([]);
  const conversation = page.url();

  await recommendProduct(page, desk, both);
  await approveMedicine(desk, d);
  const id = await orderApproved(page, t, branchId);
  await collectMedicine(page, desk, { ...both, shopper, id });
  await visit(page, conversation);
  await expect(page.getByText(t('conversations.approval.used'))).toBeVisible();

  await summarize(page, desk, both);
  await lookBack(page, at('/pharmacy/history'), t, language);
  await officeAt(desk, shop);
  await reload(desk);
  await desk.getByRole('button', { name: d('conversations.office.add') }).click();
  await checkFromTop(desk);
});

test('a sign of danger stops the questions and says to call for help', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  await newShopper(page, shop);
  await visit(page, at('/pharmacy/consult'));
  await page.getByRole('radio', { name: topicIn(language) }).check();
  await next(page, t);
  await page.getByRole('checkbox').first().check();
  await next(page, t);
  await expect(page.getByRole('heading', { name: t('conversations.redFlagTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('conversations.redFlagCall') })).toHaveAttribute(
    'href',
    'tel:1669',
  );
  await checkAccessibility(page);
});

/** Where the field lies, and where what may cover it begins. */
async function expectUncovered(field: Locator, note: Locator): Promise<void> {
  await expect(field).toBeInViewport({ ratio: 1 });
  const [own, edge] = await Promise.all([field.boundingBox(), note.boundingBox()]);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
}

test.describe('a line that breaks', () => {
  // Some of what fails meanwhile is told when the line is back.
  test.use({ expectedErrors: /net::ERR_/ });

  test('the field stays in sight when the line breaks while one writes', async ({
    page,
    context,
    shop,
    at,
    t,
  }) => {
    const { call } = await newShopper(page, shop);
    const intake = { text: 'I cough at night.', since: 'days' };
    const asked = { question_id: 2, for: 'self', intake, consent_version: HEALTH_CONSENT_VERSION };
    const { id } = await call<{ id: number }>('POST', '/v1/conversations', asked);
    // Enough for the field to be below the edge of the screen.
    for (const body of Array.from({ length: 8 }, (_, n) => `Night ${String(n + 1)}`)) {
      const message = { client_msg_id: randomUUID(), type: 'text', body };
      await call('POST', `/v1/conversations/${String(id)}/messages`, message);
    }
    await visit(page, at(`/pharmacy/consult/${String(id)}`));
    await expect(bubble(page, 'Night 8')).toBeVisible();
    // Late content would move the field before the note does.
    await waitUntilAtRest(page);
    const field = page.getByRole('textbox', { name: t('conversations.message') });
    const note = page.getByText(t('layout.offline'));
    await field.focus();
    // The field lies at the lower edge of the screen, where the note comes.
    await field.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
    });
    await context.setOffline(true);
    await expect(note).toBeVisible();
    await expect(field).toBeFocused();
    await expect(async () => expectUncovered(field, note)).toPass();
    await checkAccessibility(page);

    await context.setOffline(false);
    await expect(note).toBeHidden();
    await call('POST', `/v1/conversations/${String(id)}/close`);
  });
});

test('at night one asks to be told, or leaves a question for the morning', async ({
  page,
  timed,
  t,
  language,
}) => {
  const url = (path: string) => timed.url + localePath(language, path);
  const phone = newPhone();
  const night = new Date(timed.now().getTime() + DAY_MS).setUTCHours(16, 0, 0, 0);
  await timed.moveTo(night);
  await newShopper(page, timed, phone);
  await visit(page, url('/pharmacy/consult'));
  await page.getByRole('button', { name: t('conversations.alertMe') }).click();
  await expect(page.getByText(t('conversations.alertSet')).first()).toBeVisible();
  await reload(page);
  const alert = page.getByRole('button', { name: t('conversations.alertOn') });
  await expect(alert).toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('conversations.leaveQuestion') }).click();
  await tellSymptoms(page, t, topicIn(language));
  await next(page, t);
  await page.getByRole('checkbox', { name: t('conversations.consentAgree') }).check();
  await page.getByRole('button', { name: t('conversations.ask') }).click();
  await expect(page).toHaveURL(/\/pharmacy\/consult\/\d+/);
  await checkAccessibility(page);

  // Nine in the morning, on another visit: this one would end with its sign-in.
  await page.goto(`${timed.url}/robots.txt`);
  await timed.moveTo(night + 10 * HOUR_MS);
  await openDesk(timed, 'krit');
  await timed.forward(10_000);
  await newShopper(page, timed, phone);
  await visit(page, url('/notifications'));
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
});
