import type { Page } from '@playwright/test';
import { HEALTH_CONSENT_VERSION } from '../lib/conversations/contract-values.ts';
import type { NotificationPage } from '../lib/notifications/contract.ts';
import { localePath } from '../lib/i18n/locale.ts';
import { checkAccessibility, checkFromTop } from './harness/accessibility.ts';
import { bubble, write, type Both } from './harness/conversation.ts';
import { expect, test as base, textsIn, type Texts } from './harness/fixtures.ts';
import { newShopper, officeAt, pharmacistAt, type Shopper } from './harness/orders.ts';
import { reload, visit } from './harness/page.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

/**
 * Consultation without a pharmacist present; neither side loses its text. Member in the project's language, desk in
 * English.
 */

/** Own shop: open desks and waiting questions of other journeys would count. */
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

const LICENCE_OF_THANA = '90342';

async function ask({ call }: Shopper, text: string): Promise<number> {
  const intake = { text, since: 'days', allergies: 'Aspirin' };
  const asked = { question_id: 2, for: 'self', intake, consent_version: HEALTH_CONSENT_VERSION };
  return (await call<{ id: number }>('POST', '/v1/conversations', asked)).id;
}

async function takeNext(desk: Page, shop: ShopServer): Promise<void> {
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
}

const noticesOf = async ({ call }: Shopper): Promise<readonly string[]> =>
  (await call<NotificationPage>('GET', '/v1/notifications?locale=en')).entities.map(
    ({ title }) => title,
  );

test('no pharmacist present: the page says so, the office is notified of the question, and the member of the pharmacist', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  // Desks of earlier journeys have expired by then.
  await shop.forward(61_000);
  const shopper = await newShopper(page, shop);
  await visit(page, at('/pharmacy'));
  const status = page.locator('[data-state="unattended"]').first();
  await expect(status).toBeVisible();
  await expect(status).not.toContainText(/\d+ (?:min|นาที)/);
  await checkAccessibility(page);

  await visit(page, at('/pharmacy/consult'));
  await expect(page.getByText(t('conversations.unattended'))).toBeVisible();
  await page.getByRole('button', { name: t('conversations.alertThere') }).click();
  await expect(page.getByRole('button', { name: t('conversations.alertOn') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await checkFromTop(page);

  // The question is queued anyway, without a made-up waiting time.
  const id = await ask(shopper, 'I cough at night.');
  await visit(page, at(`/pharmacy/consult/${String(id)}`));
  await expect(page.getByText(t('conversations.waitUnattended'))).toBeVisible();
  await expect(page.getByText(t('conversations.positionOnly', { position: 1 }))).toBeVisible();
  await checkFromTop(page);

  await officeAt(desk, shop);
  await expect(async () => {
    // The period starts with the first sweep that sees the question, which may run late.
    await shop.forward(190_000);
    await visit(desk, `${shop.url}/en/notifications`);
    const notice = desk.getByRole('main').getByRole('link', { name: /no pharmacist is on duty/ });
    await expect(notice).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  expect(await noticesOf(shopper)).toEqual([]);

  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await visit(desk, `${shop.url}/en/staff/pharmacy`);
  await expect(desk.getByRole('button', { name: d('conversations.deskTake') })).toBeEnabled();
  await checkFromTop(desk);
  await expect(page.getByText(t('conversations.waitHint'))).toBeVisible();
  await expect(
    page.getByText(t('conversations.position', { position: 1, minutes: 1 })),
  ).toBeVisible();
  await expect.poll(() => noticesOf(shopper)).toHaveLength(1);

  await desk.getByRole('button', { name: d('conversations.deskTake') }).click();
  // The state moves on at once when the desk opens the conversation; the licence stays.
  await expect(page.getByRole('status').filter({ hasText: LICENCE_OF_THANA })).toBeVisible();
  await desk.getByRole('textbox', { name: d('conversations.advice') }).fill('Drink warm water.');
  await desk.getByRole('button', { name: d('conversations.deskClose') }).click();
  await expect(page.getByText('Drink warm water.')).toBeVisible();
});

async function reloadBoth(page: Page, desk: Page, t: Texts): Promise<void> {
  const own = page.getByRole('textbox', { name: t('conversations.message') });
  const others = desk.getByRole('textbox', { name: d('conversations.message') });
  const advice = desk.getByRole('textbox', { name: d('conversations.advice') });
  await own.fill('And my head');
  await others.fill('Do you have');
  await advice.fill('Rest, and drink warm water.');
  await reload(page);
  await reload(desk);
  await expect(own).toHaveValue('And my head');
  await expect(others).toHaveValue('Do you have');
  await expect(advice).toHaveValue('Rest, and drink warm water.');
}

/** The first press asks for confirmation. Escape continues the conversation, like the focused button. */
async function endAfterAsking(page: Page, t: Texts): Promise<void> {
  const end = page.getByRole('button', { name: t('conversations.end'), exact: true });
  await end.click();
  const dialog = page.getByRole('dialog', { name: t('conversations.ending.title') });
  await expect(dialog.getByRole('button', { name: t('conversations.ending.keep') })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await end.click();
  await dialog.getByRole('button', { name: t('conversations.ending.confirm') }).click();
  await expect(dialog).toBeHidden();
}

/** After the member ended it, the desk keeps its draft, and the member receives the summary. */
async function summarizeLate(page: Page, desk: Page, { t }: Pick<Both, 't'>): Promise<void> {
  await expect(desk.getByText(/The patient ended the conversation/)).toBeVisible();
  await expect(
    desk.getByText(d('conversations.deskUnsent', { text: 'Do you have' })),
  ).toBeVisible();
  const advice = desk.getByRole('textbox', { name: d('conversations.advice') });
  await expect(advice).toHaveValue('Rest, and drink warm water.');
  await checkFromTop(desk);
  await desk.getByRole('button', { name: d('conversations.deskClose') }).click();
  await expect(desk.getByText(d('conversations.deskNone'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('conversations.summary') })).toContainText(
    'Rest, and drink warm water.',
  );
}

async function askAgain(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t('conversations.again') }).click();
  await expect(page.getByText(t('conversations.againKept'))).toBeVisible();
  await expect(
    page.getByRole('radio', { name: t('conversations.for.self'), exact: true }),
  ).toBeChecked();
  await checkFromTop(page);
  const next = page.getByRole('button', { name: t('conversations.next'), exact: true });
  for (const step of [2, 3] as const) {
    await next.click();
    const title = t(`conversations.step${step}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  }
  await expect(page.getByLabel(t('conversations.text'))).toHaveValue('My throat is sore.');
  await expect(page.getByLabel(t('conversations.allergies'))).toHaveValue('Aspirin');
}

test('the member ends it: the pharmacist still writes the summary, no text is lost, and a new question keeps the answers', async ({
  page,
  otherPage: desk,
  shop,
  at,
  t,
}) => {
  const shopper = await newShopper(page, shop);
  const id = await ask(shopper, 'My throat is sore.');
  await visit(page, at(`/pharmacy/consult/${String(id)}`));
  await takeNext(desk, shop);
  await write(page, t, 'Since Monday.');
  await expect(bubble(desk, 'Since Monday.')).toBeVisible();
  await reloadBoth(page, desk, t);
  await endAfterAsking(page, t);
  await summarizeLate(page, desk, { t });
  await askAgain(page, t);
});

test('the tools of the staff header fit into one row on a phone', async ({
  otherPage: desk,
  shop,
  language,
}) => {
  await pharmacistAt(desk, shop);
  await desk.setViewportSize({ width: 390, height: 844 });
  await visit(desk, `${shop.url}${localePath(language, '/staff/pharmacy')}`);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  const header = desk.getByRole('banner');
  const middles = async (): Promise<readonly number[]> => {
    const parts = [header.locator('a:visible').first(), ...(await header.locator('summary').all())];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.map((box) => (box === null ? 0 : Math.round(box.y + box.height / 2)));
  };
  await expect(header.locator('summary')).toHaveCount(2);
  const [first = 0, ...others] = await middles();
  for (const other of others) expect(Math.abs(other - first)).toBeLessThanOrEqual(4);
  await checkFromTop(desk);
});

test('the office closes a day of a roster and is warned of uncovered hours', async ({
  page,
  shop,
  at,
  t,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff/pharmacy'));
  const rosters = page.getByRole('region', { name: t('conversations.office.rosters') });
  const gaps = rosters.getByText(t('conversations.office.gaps'));
  await expect(rosters.locator('summary').first()).toBeVisible();
  await expect(gaps).toBeHidden();
  await rosters.locator('summary').first().press('Enter');
  const day = rosters.locator('details[open]').getByRole('group').nth(1);
  await day.getByLabel(t('conversations.office.from')).fill('');
  await day.getByLabel(t('conversations.office.until')).fill('');
  await rosters.getByRole('button', { name: t('conversations.office.save') }).press('Enter');
  await expect(gaps).toBeVisible();
  await checkFromTop(page);
});
