import { devices, type BrowserContext, type Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test as shopTest } from './harness/fixtures.ts';
import { readOtp } from './harness/outbox.ts';
import { createShopServer, type ShopServer } from './harness/server.ts';

const GTM = 'https://www.googletagmanager.com/';
const YEAR_S = 31_536_000;

/** A shop with a tag manager, as visitors meet it who never were here. */
const test = shopTest.extend<{ tags: string[] }, { shop: ShopServer }>({
  shop: [
    async ({}, use) => {
      const shop = await createShopServer({ GTM_ID: 'GTM-TEST1' });
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** What was asked of the tag manager; it answers with an empty script. */
  tags: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(`${GTM}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await use(asked);
  },
});

test.use({ quiet: false });

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

/** What a page loads for an overlay comes after the pictures, which a new shop draws on first use. */
const LATER = { timeout: 45_000 };

/** For journeys that are about neither cookies nor ads. */
async function decideBefore(context: BrowserContext, withAd = false) {
  const place = { domain: 'localhost', path: '/', value: '0' };
  await context.addCookies(
    ['allow_analytic_cookies', 'allow_advertisement_cookies'].map((name) => ({ ...place, name })),
  );
  if (withAd) return;
  await context.addInitScript(() => {
    sessionStorage.setItem('promotion_seen', '1');
  });
}

test('cookies: nothing runs before the choice, accept all starts it, taking it back ends it', async ({
  page,
  context,
  tags,
  t,
  at,
}) => {
  await page.goto(at('/sitemap'));
  const banner = page.getByRole('region', { name: t('layout.cookies.title') });
  await expect(banner).toBeVisible();
  await checkAccessibility(page);
  expect(await page.evaluate(shiftSoFar)).toBeLessThanOrEqual(0.02);
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

  await page.reload();
  await expect.poll(() => tags.length).toBe(2);
  await expect(banner).toBeHidden();

  await page
    .getByRole('button', { name: t('layout.cookies.settingsTitle') })
    .last()
    .click();
  await page.getByRole('tab', { name: t('layout.cookies.analytics') }).click();
  await page.getByRole('switch', { name: t('layout.cookies.analytics') }).uncheck();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t('layout.cookies.save') }).click();
  await reloaded;
  await page.waitForTimeout(600);
  expect(await storedChoice(context)).toEqual(both('0', '1'));
  expect(tags).toHaveLength(2);
});

test('cookies: who saves without analytics is never counted', async ({
  page,
  context,
  tags,
  t,
  at,
}) => {
  await page.goto(at('/sitemap'));
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
  await page.goto(at('/brands/exclusive'));
  await page.waitForTimeout(600);
  expect(tags).toEqual([]);
});

test('mega menu by keyboard: arrows walk through it, Escape brings the focus back', async ({
  page,
  context,
  isMobile,
  t,
  at,
}) => {
  test.skip(isMobile, 'phones have the side menu');
  await decideBefore(context);
  await page.goto(at('/sitemap'));
  const menu = page.getByRole('navigation', { name: t('layout.categories') });
  // Until the page's code runs, arrows scroll.
  await expect(menu).toHaveAttribute('data-live');
  const entry = menu.locator('[data-menu]').nth(1);
  const trigger = entry.locator('[data-trigger]');
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry.locator('[data-panel] a').first()).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(entry.locator('[data-panel]')).toBeHidden();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const department = entry.locator('[data-panel] a').nth(1);
  await expect(department).toBeFocused();
  const address = await department.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.locator('[data-open="true"]')).toHaveCount(0);
});

test('mega menu by touch: the first tap opens, the way to all of it is in sight', async ({
  browser,
  isMobile,
  t,
  at,
}) => {
  test.skip(isMobile, 'phones have the side menu');
  const context = await browser.newContext({ ...devices['iPad Pro 11 landscape'] });
  await decideBefore(context);
  const page = await context.newPage();
  await page.goto(at('/sitemap'));
  const entry = page.locator('nav[data-live] [data-menu]').first();
  const name = await entry.locator('[data-trigger]').innerText();
  // Until the page's code runs, a tap leads to the category, as links do.
  await expect(page.locator('nav[data-live]')).toBeVisible();
  await entry.locator('[data-trigger]').tap();
  const all = entry.getByRole('link', { name: t('layout.allOf', { category: name }) });
  await expect(all).toBeVisible();
  expect(page.url()).toBe(at('/sitemap'));
  await checkAccessibility(page);
  await all.tap();
  await expect(page).toHaveURL(/\/categories\/\d+$/);
  await context.close();
});

test('side menu: opens, leads to a department, closes', async ({
  page,
  context,
  isMobile,
  t,
  at,
}) => {
  await decideBefore(context);
  await page.goto(at('/sitemap'));
  const opener = page.getByRole('button', { name: t('layout.menu') });
  if (!isMobile) {
    await expect(opener).toBeHidden();
    return;
  }
  await opener.tap();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('details').first()).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeCloseTo(280);
  await checkAccessibility(page);
  await menu.locator('summary').first().tap();
  await menu.locator('details[open] a').nth(1).tap();
  await expect(page).toHaveURL(/\/categories\/\d+\/[a-z-]+$/);
  await expect(menu).toBeHidden();
});

test('promotional ad: once a session, closed by Escape, never on login', async ({
  page,
  context,
  t,
  at,
}) => {
  await decideBefore(context, true);
  await page.goto(at('/login'));
  await page.waitForTimeout(2500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(at('/sitemap'));
  const ad = page.getByRole('dialog');
  const notToday = ad.getByRole('checkbox', { name: t('layout.promotion.notToday') });
  await expect(notToday).toBeVisible(LATER);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(ad).toBeHidden();
  await page.goto(at('/brands/exclusive'));
  await page.waitForTimeout(2500);
  await expect(ad).toHaveCount(0);
});

test('consent letter: once, with a valid email, then never again', async ({
  page,
  context,
  shop,
  t,
  at,
}) => {
  await decideBefore(context);
  // The limits on one-time passwords count per phone; each run takes its own.
  const phone = `08${String(Date.now()).slice(-8)}`;
  const back = encodeURIComponent(new URL(at('/sitemap')).pathname);
  await page.goto(`${at('/login')}?return_to=${back}`);
  await page.getByLabel(t('auth.phone')).fill(phone);
  await page.getByRole('button', { name: t('auth.sendOtp') }).click();
  await page.getByLabel(t('auth.otp'), { exact: true }).fill(await readOtp(shop.url, phone));
  await page.getByRole('button', { name: t('auth.confirm') }).click();

  const letter = page.getByRole('dialog');
  const email = letter.getByRole('textbox', { name: t('layout.consent.email') });
  await expect(email).toBeVisible(LATER);
  await checkAccessibility(page);
  expect((await email.boundingBox())?.width).toBeLessThanOrEqual(250);
  await email.fill('malee@');
  await letter.getByRole('button', { name: t('layout.consent.accept'), exact: true }).click();
  await expect(email).toHaveAccessibleDescription(t('layout.consent.invalidEmail'));
  await email.fill('malee@example.com');
  const reloaded = page.waitForEvent('load');
  await letter.getByRole('button', { name: t('layout.consent.accept'), exact: true }).click();
  await reloaded;
  await page.waitForTimeout(1500);
  await expect(letter).toHaveCount(0);
});

test('site map and exclusive brands: accessible, and every link of the map leads somewhere', async ({
  page,
  context,
  shop,
  isMobile,
  language,
  at,
}) => {
  await decideBefore(context);
  for (const path of ['/sitemap', '/brands/exclusive']) {
    await page.goto(at(path));
    await checkAccessibility(page);
  }
  if (isMobile || language !== 'en') return;
  await page.goto(at('/sitemap'));
  const hrefs = await page
    .locator('main a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(100);
  for (const href of new Set(hrefs)) {
    expect(`${href} ${String((await fetch(shop.url + href)).status)}`).toBe(`${href} 200`);
  }
});

async function bottomOf(element: ReturnType<Page['locator']>): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

async function topOf(element: ReturnType<Page['locator']>): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}

/** Runs in the page: its layout shift so far. */
async function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 500, 0);
  });
}
