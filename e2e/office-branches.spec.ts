import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { fillBranch } from './harness/new-branch.ts';
import { openScreen } from './harness/office.ts';
import { officeAt } from './harness/orders.ts';
import { visit } from './harness/page.ts';

// The service refuses a wrong place, and the page of a closed branch is unknown.
test.use({ expectedErrors: /status of 4(04|22)/ });

const NAMES = { th: 'ท่าเตียน', en: 'Tha Tian' };

test('a branch is added, found in the shop, changed and closed for good', async ({
  page,
  shop,
  at,
  t,
  language,
}) => {
  await officeAt(page, shop);
  await visit(page, at('/staff'));
  await openScreen(page, t, 'branches');
  await expect(page.getByRole('heading', { name: t('branch-records.title') })).toBeVisible();
  await checkAccessibility(page);
  const id = await addBranch(page, t, NAMES[language]);

  const card = page.getByRole('main').getByRole('heading', { name: NAMES[language], exact: true });
  await eventually(page, at('/branches'), card);
  await card.getByRole('link').click();
  await expect(page.getByText('02-000-0199')).toBeVisible();

  await visit(page, at(`/staff/branches/${id}`));
  await page.getByLabel(t('office.hours.from'), { exact: true }).first().fill('0715');
  await page.getByRole('button', { name: t('branch-records.save'), exact: true }).click();
  await expect(page.getByText(t('branch-records.saved')).first()).toBeVisible();
  await eventually(page, at(`/branches/${id}`), page.getByText('07:15–20:00'));

  await visit(page, at(`/staff/branches/${id}`));
  await page.getByRole('button', { name: t('branch-records.close') }).click();
  const dialog = page.getByRole('dialog');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('branch-records.close'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('branch-records.open') })).toBeVisible();
  await checkAccessibility(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(async () => {
    await visit(page, at('/branches'));
    await expect(cards.first()).toBeVisible();
    await expect(card).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  const statusOf = async () => (await page.request.get(at(`/branches/${id}`))).status();
  await expect.poll(statusOf).toBe(404);
});

/** The shop reads a change within seconds. */
async function eventually(page: Page, path: string, there: Locator): Promise<void> {
  await expect(async () => {
    await visit(page, path);
    await expect(there.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** @returns its id */
async function addBranch(page: Page, t: Texts, name: string): Promise<string> {
  await page.getByRole('link', { name: t('branch-records.add') }).click();
  const field = (one: string) => page.getByRole('textbox', { name: one, exact: true });
  await fillBranch(page, t, { ...NAMES, lat: '100.4907' });
  const add = page.getByRole('button', { name: t('branch-records.add'), exact: true });
  await add.click();
  await expect(page.getByText(t('errors.field.outside_thailand'))).toBeVisible();
  await checkAccessibility(page);
  await field(t('branch-records.field.lat')).fill('13.7465');
  await add.click();
  await page.waitForURL(/\/staff\/branches\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await checkAccessibility(page);
  return /\d+$/.exec(page.url())?.[0] ?? '';
}
