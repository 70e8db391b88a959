import type { BrowserContext, Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect } from './harness/fixtures.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { openScreen } from './harness/office.ts';
import { newShopper, officeAt } from './harness/orders.ts';
import { LONG_MS, reload, visit, waitUntilAlive } from './harness/page.ts';
import { test } from './harness/tag-manager.ts';

const YEAR_S = 31_536_000;

test.use({ quiet: false });

test('cookies: nothing runs before the choice, accept all starts it, withdrawal ends it', async ({
  page,
  context,
  tags,
  t,
  at,
}) => {
  await watchLayoutShift(page);
  await page.clock.install();
  await visit(page, at('/sitemap'));
  const banner = page.getByRole('region', { name: t('layout.cookies.title') });
  await expect(banner).toBeVisible();
  await checkAccessibility(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  expect((await banner.locator('> *').boundingBox())?.width).toBeLessThanOrEqual(800);
  expect(tags).toEqual([]);
  expect(await storedChoice(context)).toEqual({});

  const last = page.locator('footer a').last();
  await last.focus();
  expect(await bottomOf(last)).toBeLessThanOrEqual(await topOf(banner.locator('> *')));

  await decideAll(page, t('layout.cookies.acceptAll'));
  await expect(banner).toBeHidden();
  await expect.poll(() => tags.length).toBe(1);
  expect(tags[0]).toContain('gtm.js?id=GTM-TEST1');
  expect(await storedChoice(context)).toEqual(both('1', '1'));
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer)))
    .toContain('"page_view"');

  await reload(page);
  await expect.poll(() => tags.length).toBe(2);
  await expect(banner).toBeHidden();

  await page
    .getByRole('button', { name: t('layout.cookies.settingsTitle') })
    .last()
    .click();
  await page.getByRole('tab', { name: t('layout.cookies.analytics') }).click();
  await page.getByRole('switch', { name: t('layout.cookies.analytics') }).uncheck();
  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: t('layout.cookies.save') }).click();
  await reloaded;
  await waitUntilAlive(page);
  await page.clock.fastForward(LONG_MS);
  expect(await storedChoice(context)).toEqual(both('0', '1'));
  expect(tags).toHaveLength(2);
});

test('cookies: without analytics nothing is counted', async ({ page, context, tags, t, at }) => {
  await page.clock.install();
  await visit(page, at('/sitemap'));
  await page.getByRole('button', { name: t('layout.cookies.settings'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('layout.cookies.settingsTitle') });
  await expect(dialog.getByRole('tab')).toHaveCount(4);
  await dialog.getByRole('tab', { name: t('layout.cookies.necessary') }).click();
  await expect(dialog.getByText(t('layout.cookies.alwaysActive'))).toBeVisible();
  await dialog.getByRole('tab', { name: t('layout.cookies.analytics') }).click();
  await checkAccessibility(page);
  await dialog.getByRole('switch').uncheck();
  await dialog.getByRole('button', { name: t('layout.cookies.save') }).click();
  await expect(dialog).toBeHidden();
  expect(await storedChoice(context)).toEqual(both('0', '1'));
  await visit(page, at('/brands/exclusive'));
  await page.clock.fastForward(LONG_MS);
  expect(tags).toEqual([]);
});

test('consultations and staff pages have no cookie banner, and no analytics', async ({
  page,
  shop,
  tags,
  t,
  at,
}) => {
  await page.clock.install();
  const banner = page.getByRole('region', { name: t('layout.cookies.title') });
  const expectCalm = async (path: string) => {
    await visit(page, at(path));
    await page.clock.fastForward(LONG_MS);
    await expect(banner).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await newShopper(page, shop);
  await expectCalm('/pharmacy/consult');
  await officeAt(page, shop);
  for (const path of ['/staff/orders', '/staff/pharmacy', '/staff/codes']) await expectCalm(path);
  await expect(page.getByRole('heading', { name: t('staff.codes') })).toBeVisible();
  await checkAccessibility(page);
  await openScreen(page, t, 'reviews');
  await expect(page.getByRole('heading', { name: t('staff.reviews') })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: t('layout.reduced.back') }).click();
  await expect(banner).toBeVisible();
  expect(tags).toEqual([]);
});

async function storedChoice(context: BrowserContext) {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('allow_'))
      .map(({ name, value, path, expires }) => [
        name,
        { value, path, year: Math.abs(expires - Date.now() / 1000 - YEAR_S) < 600 },
      ]),
  );
}

const both = (analytics: string, advertisement: string) => ({
  allow_analytic_cookies: { value: analytics, path: '/', year: true },
  allow_advertisement_cookies: { value: advertisement, path: '/', year: true },
});

async function decideAll(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().click();
}

async function bottomOf(element: ReturnType<Page['locator']>): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

async function topOf(element: ReturnType<Page['locator']>): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}
