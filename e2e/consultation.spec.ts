import type { Page } from '@playwright/test';
import { localePath, type Locale } from '../lib/i18n/locale.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { newPhone } from './harness/checkout.ts';
import { expect, test, textsIn, type Texts } from './harness/fixtures.ts';
import { newShopper, openDesk, pharmacistAt } from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';
import { photo } from './harness/photo.ts';
import type { ShopServer } from './harness/server.ts';

/** A member asks a pharmacist, and both talk: the member in the project's language, the desk in English on a desktop. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const topicIn = (language: Locale) => (language === 'th' ? 'หวัด ไอ เจ็บคอ' : 'Cold and cough');

/** The texts of member and desk, and where they meet. */
interface Both {
  readonly t: Texts;
  readonly d: Texts;
  readonly shop: ShopServer;
}

const next = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('consultation.next'), exact: true }).click();
const stepTitle = (page: Page, t: Texts, step: number) =>
  page.getByRole('heading', { level: 2, name: t(`consultation.step${String(step)}`) });

async function write(page: Page, t: Texts, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('consultation.message') }).fill(text);
  await page.keyboard.press('Enter');
}

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

/** Through the steps, up to what is said about health. */
async function tellSymptoms(page: Page, t: Texts, topic: string): Promise<void> {
  await page.getByRole('radio', { name: topic }).check();
  await next(page, t);
  await expect(stepTitle(page, t, 2)).toBeFocused();
  // What has moved half under the header that stays is smaller to axe than it is.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await checkAccessibility(page);
  await next(page, t);
  await next(page, t);
  await expect(page.getByText(t('consultation.textNeeded'))).toBeVisible();
  await page.getByLabel(t('consultation.text')).fill('I cough at night.');
  await page.getByLabel(t('consultation.allergies')).fill('Aspirin');
}

async function approveMedicine(desk: Page, t: Texts): Promise<void> {
  await desk.getByRole('searchbox', { name: t('consultation.deskMedicine') }).fill('amoxicillin');
  await desk
    .getByRole('radiogroup', { name: t('consultation.deskMedicines') })
    .getByRole('radio')
    .first()
    .check();
  await desk
    .getByRole('textbox', { name: t('consultation.approval.directions') })
    .fill('One capsule three times a day.');
  await checkAccessibility(desk);
  await desk.getByRole('button', { name: t('consultation.deskApprove') }).click();
}

/** With the question, before anything is sent. */
async function choosePhoto(page: Page, t: Texts): Promise<void> {
  await page.getByLabel(t('consultation.photos.label')).setInputFiles(await photo('rash.jpg'));
  await expect(
    page.getByRole('img', { name: t('consultation.photos.one', { number: 1 }) }),
  ).toBeVisible();
  await checkAccessibility(page);
}

/** By its member, and at the desk, small and large. */
async function seePhoto(page: Page, desk: Page, { t, d }: Readonly<Record<'t' | 'd', Texts>>) {
  const label = t('consultation.photo.of', { who: t('consultation.you'), at: '' }).slice(0, 8);
  await expect(page.getByRole('log').getByRole('button', { name: label })).toBeVisible();
  await desk
    .getByRole('log')
    .getByRole('button', { name: d('consultation.photo.title') })
    .click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 600);
  await checkAccessibility(desk);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Whose browser is gone for 60 s gives the talk back, and it waits at the front again. */
async function vanish(page: Page, desk: Page, { t, d, shop }: Both): Promise<void> {
  const url = desk.url();
  await desk.goto(`${shop.url}/robots.txt`);
  await shop.forward(61_000);
  await expect(page.getByText(t('consultation.waitHint'))).toBeVisible();
  await visit(desk, url);
  await desk.getByRole('button', { name: d('consultation.deskTake') }).click();
  await expect(bubble(desk, 'Are you there?')).toBeVisible();
  await expect(page.getByText(t('consultation.waitHint'))).toBeHidden();
}

/** The service goes away under both and comes back: what was written meanwhile arrives, once. */
async function restart(page: Page, desk: Page, { t, d, shop }: Both): Promise<void> {
  await shop.stop();
  await write(page, t, 'Only at night.');
  await expect(page.getByText(t('consultation.sending'))).toBeVisible();
  await shop.start();
  await expect(bubble(desk, 'Only at night.')).toHaveCount(1);
  await expect(page.getByText(t('consultation.sending'))).toBeHidden();
  await write(desk, d, 'Thank you.');
  await expect(bubble(page, 'Thank you.')).toHaveCount(1);
}

/** To a colleague who is there, and who goes on with it in the same browser. */
async function handOver(desk: Page, d: Texts, shop: ShopServer): Promise<void> {
  await openDesk(shop, 'krit');
  await desk.getByRole('textbox', { name: d('consultation.deskNote') }).fill('Prefers capsules.');
  await desk.getByRole('button', { name: d('consultation.deskHandOver') }).click();
  await expect(desk.getByText(d('consultation.deskNone'))).toBeVisible();
  await pharmacistAt(desk, shop, 'krit');
  await reload(desk);
  await expect(desk.getByText('Prefers capsules.')).toBeVisible();
}

/** From the talk into the cart, and to a branch: no courier brings it. */
async function orderApproved(page: Page, t: Texts): Promise<void> {
  await expect(bubble(page, 'One capsule three times a day.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('consultation.approval.buy') }).click();
  await page.getByRole('link', { name: t('consultation.approval.toCart') }).click();
  await expect(page.getByText(t('cart.pickupOnly'))).toBeVisible();
  await checkAccessibility(page);
  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .click();
  await expect(page.getByText(t('checkout.pickupOnly'))).toBeVisible();
  await expect(page.getByRole('radio', { name: t('checkout.home') })).toBeDisabled();
  await page.locator('input[name="branch_id"]:enabled').first().check();
  await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
  await page.getByRole('radio', { name: t('checkout.method.qr') }).check();
  await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
  await page.getByRole('button', { name: /\d\.\d\d/ }).click();
  await expect(page).toHaveURL(/\/orders\/AR[^/]*\/payment\/qr/);
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
  const d = textsIn('en');
  await newShopper(page, shop);
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(page, at('/pharmacy'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('pharmacy.chat') })
    .first()
    .click();
  const topic = topicIn(language);
  await tellSymptoms(page, t, topic);
  await reload(page);
  await expect(page.getByLabel(t('consultation.text'))).toHaveValue('I cough at night.');
  await choosePhoto(page, t);
  await next(page, t);
  await page.getByRole('button', { name: t('consultation.ask') }).click();
  await expect(page.getByText(t('consultation.consentNeeded'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('consultation.consentAgree') }).check();
  await page.getByRole('button', { name: t('consultation.ask') }).click();
  await expect(page.getByText(t('consultation.waitHint'))).toBeVisible();
  await write(page, t, 'Are you there?');
  await expect(bubble(page, 'Are you there?')).toBeVisible();
  await checkAccessibility(page);

  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('consultation.deskTake') }).click();
  await expect(bubble(desk, 'Are you there?')).toBeVisible();
  await expect(desk.getByText('Aspirin')).toBeVisible();
  await seePhoto(page, desk, { t, d });
  await vanish(page, desk, { t, d, shop });
  await handOver(desk, d, shop);
  await expect(async () => {
    await desk.getByRole('textbox', { name: d('consultation.message') }).pressSequentially('Yes ');
    const mark = page.getByText(t('consultation.typing.pharmacist'));
    await expect(mark).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await write(desk, d, 'Yes. How long?');
  await expect(bubble(page, 'Yes. How long?')).toBeVisible();

  await page.context().setOffline(true);
  await write(page, t, 'Three days.');
  await write(desk, d, 'Any fever?');
  await expect(bubble(desk, 'Any fever?')).toBeVisible();
  await expect(page.getByText(t('consultation.sending'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(bubble(desk, 'Three days.')).toHaveCount(1);
  await expect(bubble(page, 'Any fever?')).toHaveCount(1);
  await expect(page.getByText(t('consultation.sending'))).toBeHidden();
  await restart(page, desk, { t, d, shop });
  const away = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_|INCOMPLETE_CHUNKED|EMPTY_RESPONSE)/;
  expect(consoleErrors.splice(0).filter((error) => !away.test(error))).toEqual([]);
  const talk = page.url();

  await approveMedicine(desk, d);
  await orderApproved(page, t);
  await visit(page, talk);
  await expect(page.getByText(t('consultation.approval.used'))).toBeVisible();

  await desk.getByRole('textbox', { name: d('consultation.advice') }).fill('Drink warm water.');
  await desk.getByRole('button', { name: d('consultation.deskClose') }).click();
  await expect(page.getByRole('region', { name: t('consultation.summary') })).toContainText(
    'Drink warm water.',
  );
  await page.getByRole('button', { name: t('consultation.stars', { stars: 5 }) }).click();
  await expect(
    page.getByRole('button', { name: t('consultation.stars', { stars: 5 }) }),
  ).toBeHidden();

  await visit(page, at('/pharmacy/history'));
  await page.getByRole('main').getByRole('link', { name: topic }).click();
  await expect(bubble(page, 'Three days.')).toBeVisible();
  await page.getByRole('link', { name: t('consultation.logs') }).click();
  await expect(
    page.getByText(
      t('consultation.act.received', { name: language === 'th' ? 'ภก. กฤต' : 'Pharmacist Krit' }),
    ),
  ).toBeVisible();
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
  await expect(page.getByRole('heading', { name: t('consultation.redFlagTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('consultation.redFlagCall') })).toHaveAttribute(
    'href',
    'tel:1669',
  );
  await checkAccessibility(page);
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
  await page.getByRole('button', { name: t('consultation.alertMe') }).click();
  await expect(page.getByText(t('consultation.alertSet')).first()).toBeVisible();
  await reload(page);
  const alert = page.getByRole('button', { name: t('consultation.alertOn') });
  await expect(alert).toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility(page);
  await page.getByRole('button', { name: t('consultation.leaveQuestion') }).click();
  await tellSymptoms(page, t, topicIn(language));
  await next(page, t);
  await page.getByRole('checkbox', { name: t('consultation.consentAgree') }).check();
  await page.getByRole('button', { name: t('consultation.ask') }).click();
  await expect(page).toHaveURL(/\/pharmacy\/consult\/\d+/);
  await checkAccessibility(page);

  // Nine in the morning, on another visit: this one would end with its sign-in.
  await page.goto(`${timed.url}/robots.txt`);
  await timed.moveTo(night + 10 * HOUR_MS);
  await newShopper(page, timed, phone);
  await visit(page, url('/notifications'));
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
});
