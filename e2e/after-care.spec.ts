import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HEALTH_CONSENT_VERSION } from '../lib/conversations/contract-values.ts';
import { checkFromTop } from './harness/accessibility.ts';
import { newPhone } from './harness/checkout.ts';
import { expect, test as base, textsIn, type Texts } from './harness/fixtures.ts';
import { newShopper, officeAt, pharmacistAt, type Shopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';
import { readAllProducts } from './harness/public-pages.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/** From the pharmacist's letter to the question of the third day (`docs/product/consultation.md`, "Follow-ups"), and before medicines run out. */

/** Days pass: sign-ins of other journeys would be over. */
const test = base.extend<object, { readonly shop: ShopServer }>({
  shop: [
    async ({ engine }, use) => {
      const shop = await createShopServer({}, engine);
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const d = textsIn('en');
const REASON = 'Fever for four days.';
const DAY_MS = 86_400_000;

async function ask({ call }: Shopper): Promise<number> {
  const asked = await call<{ id: number }>('POST', '/v1/conversations', {
    ...{ question_id: 2, for: 'self', consent_version: HEALTH_CONSENT_VERSION },
    intake: { text: 'I have a fever.', since: 'days', allergies: 'Penicillin' },
  });
  return asked.id;
}

async function take(desk: Page, shop: ShopServer): Promise<void> {
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
}

async function refer(desk: Page): Promise<void> {
  await desk.getByText(d('conversations.deskRefer'), { exact: true }).click();
  await desk
    .getByRole('combobox', { name: d('referrals.doctor') })
    .selectOption({ label: d('referrals.doctor.internal') });
  await desk.getByRole('textbox', { name: d('referrals.reason') }).fill(REASON);
  await checkFromTop(desk);
  await desk.getByRole('button', { name: d('referrals.write') }).click();
}

async function download(page: Page, t: Texts): Promise<void> {
  const letters = page.getByRole('region', { name: t('referrals.letters') });
  await expect(letters).toContainText(t('referrals.doctor.internal'));
  await checkFromTop(page);
  const saved = page.waitForEvent('download');
  await letters.getByRole('button').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^RF\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

/** The summary asks for the third day; only who says yes is asked. */
async function planned(page: Page, desk: Page, t: Texts): Promise<void> {
  await desk
    .getByRole('textbox', { name: d('conversations.advice'), exact: true })
    .fill('See a doctor today.');
  await desk
    .getByRole('combobox', { name: d('conversations.deskAskLater') })
    .selectOption({ label: d('conversations.deskDaysOf', { days: 3 }) });
  await desk.getByRole('button', { name: d('conversations.deskClose') }).click();
  const part = page.getByRole('region', { name: t('follow-ups.title') });
  await part.getByRole('button', { name: t('follow-ups.want') }).click();
  await expect(part.getByRole('button', { name: t('follow-ups.want') })).toBeHidden();
  await checkFromTop(page);
}

test('a patient is sent to a doctor by a letter, is asked on the third day, feels worse and asks again with all that was told', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  test.slow();
  const phone = newPhone();
  const shopper = await newShopper(page, shop, phone);
  const id = await ask(shopper);
  await visit(page, at(`/pharmacy/consult/${String(id)}`));
  await take(desk, shop);
  await refer(desk);
  await download(page, t);
  await planned(page, desk, t);

  for (const one of [page, desk]) await one.goto(`${shop.url}/healthz`);
  await shop.forward(3 * DAY_MS);
  await newShopper(page, shop, phone);
  await visit(page, at(`/pharmacy/history/${String(id)}`));
  const part = page.getByRole('region', { name: t('follow-ups.title') });
  await part.getByRole('radio', { name: t('follow-ups.feeling.worse') }).check();
  await part.getByRole('textbox', { name: t('follow-ups.text') }).fill('My head hurts, too.');
  await checkFromTop(page);
  await part.getByRole('button', { name: t('follow-ups.send') }).click();
  await expect(part.getByText(t('follow-ups.worseHint'))).toBeVisible();
  await checkFromTop(page);
  await expect(page.getByRole('region', { name: t('referrals.letters') })).toBeVisible();

  await pharmacistAt(desk, shop, 'krit');
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  const worse = desk.getByRole('region', { name: d('follow-ups.desk') });
  await expect(worse.getByRole('listitem')).toHaveCount(1);
  await checkFromTop(desk);

  await part.getByRole('button', { name: t('follow-ups.askNow') }).click();
  await expect(page).toHaveURL(/\/pharmacy\/consult$/);
  await expect(page.getByRole('heading', { name: t('conversations.step1') })).toBeVisible();
  for (const step of [2, 3] as const) {
    await page.getByRole('button', { name: t('conversations.next') }).click();
    await expect(page.getByRole('heading', { name: t(`conversations.step${step}`) })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: t('conversations.text') })).toHaveValue(
    new RegExp('My head hurts, too.\\s+I have a fever.'),
  );
  await expect(page.getByRole('textbox', { name: t('conversations.allergies') })).toHaveValue(
    'Penicillin',
  );
});

test('a member is reminded of a medicine before it runs out, and orders it again from there', async ({
  page,
  otherPage: board,
  shop,
  at,
  t,
  language,
}) => {
  test.slow();
  const phone = newPhone();
  const shopper = await newShopper(page, shop, phone);
  const products = await readAllProducts(shop.url);
  const medicine = products.find(
    ({ stock, product_name_en: name }) => stock === 'ok' && name.includes('Paracetamol 500 mg'),
  );
  if (!medicine) throw new Error('the demo has no paracetamol');
  const name = language === 'en' ? medicine.product_name_en : medicine.product_name_th;
  const order = await shopper.placeOrder('cod', { productId: medicine.id });
  const office = await officeAt(board, shop);
  await office.move(order.order_id, 'pack');
  await office.move(order.order_id, 'ship', { carrier: 'Thai Post', tracking_no: 'EX123456789TH' });
  await office.move(order.order_id, 'deliver');

  await visit(page, at('/profile/refills'));
  const entry = page.getByRole('article').first();
  await entry
    .getByRole('combobox', { name: t('refills.lasts') })
    .selectOption({ label: t('refills.days', { days: 14 }) });
  await checkFromTop(page);
  const remind = t('refills.remindOf', { name: '' }).trim();
  await entry.getByRole('button', { name: remind }).click();
  await expect(entry.getByRole('button', { name: t('refills.stop') })).toBeVisible();
  await checkFromTop(page);

  for (const one of [page, board]) await one.goto(`${shop.url}/healthz`);
  await shop.forward(11 * DAY_MS);
  await newShopper(page, shop, phone);
  await visit(page, at('/notifications'));
  const notices = page.getByRole('main').getByRole('listitem');
  await notices.filter({ hasText: name }).getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\/refills$/);
  await expect(page.getByText(t('refills.told'))).toBeVisible();
  await checkFromTop(page);
  const again = t('refills.orderOf', { name: '' }).trim();
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByText(t('refills.added')).last()).toBeVisible();
});
