import { devices, type BrowserContext, type Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { newPhone, signIn } from './harness/checkout.ts';
import { expect, test as shopTest } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { reload, visit, waitUntilAlive } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
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

const FOOTER = [
  ...['/contact-us', '/branches', '/download-form', '/ecommerce/new-arrival', '/ecommerce'],
  ...['/AboutArun', '/corporate-social-responsibility', '/term-arun-card', '/term-online'],
  ...['/privacy', '/sitemap', '/login', '/404', '/faq', '/ArunCard', '/Gift-cards'],
];

/** Longer than anything waits that a page does by itself after it was opened. */
const LONG_MS = 60_000;

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

test('cookies: who saves without analytics is never counted', async ({
  page,
  context,
  tags,
  t,
  at,
}) => {
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

test.describe('shop events', () => {
  // No letter and no ad lie over what is bought.
  test.use({ quiet: true });

  test('who allowed analytics is counted from a list to the order, and the order once', async ({
    page,
    context,
    tags,
    shop,
    t,
    at,
    language,
  }) => {
    const place = { domain: 'localhost', path: '/', value: '1' };
    await context.addCookies([{ ...place, name: 'allow_analytic_cookies' }]);
    const shopper = await newShopper(page, shop);
    await shopper.createAddress();
    const cheap = `price_min=100&price_max=400&in_stock=true&locale=${language}`;
    const [wanted, left] = [
      await claimProduct(shop, cheap, isPlenty),
      await claimProduct(shop, cheap, isPlenty),
    ];
    await shopper.addToCart(left.id);
    /** Of this page: names, with the list or the products that they are about. */
    const told = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((entry) => {
          const { event, ecommerce } = entry as {
            event?: string;
            ecommerce?: {
              item_list_name?: string;
              items: { id?: number; product?: { id: number } }[];
            };
          };
          if (event === undefined || !ecommerce) return [];
          const ids = ecommerce.items.map(({ id, product }) => id ?? product?.id);
          return [`${event} ${ecommerce.item_list_name ?? ids.join()}`];
        }),
      );

    await visit(page, at('/'));
    for (const list of ['products-flashsale', 'new-arrival', 'recommends']) {
      await expect.poll(told).toContain(`view_item_list /ecommerce/${list}`);
    }
    expect(tags).not.toEqual([]);
    const promotion = page.locator('main a[href*="/promotions/"]').first();
    const href = (await promotion.getAttribute('href'))?.replace(/^\/th/, '') ?? '';
    await visit(page, at(href));
    await expect.poll(told).toContain(`view_item_list ${href}`);

    await visit(page, at(`/products/${String(wanted.id)}`));
    await expect.poll(told).toContain(`view_item ${String(wanted.id)}`);
    await page
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .first()
      .click();
    await expect.poll(told).toContain(`add_to_cart ${String(wanted.id)}`);

    await visit(page, at('/cart'));
    await page
      .getByRole('button', { name: t('cart.removeNamed', { name: left.product_name }) })
      .click();
    await expect.poll(told).toContain(`remove_from_cart ${String(left.id)}`);

    await page
      .getByRole('link', { name: t('cart.checkout') })
      .first()
      .click();
    await expect.poll(told).toContain(`begin_checkout ${String(wanted.id)}`);
    await page.getByRole('radio', { name: t('checkout.home') }).check();
    await page.getByRole('button', { name: t('checkout.goOn.delivery') }).click();
    await page.getByRole('radio', { name: t('checkout.method.cod') }).check();
    await page.getByRole('button', { name: t('checkout.goOn.payment') }).click();
    await page.getByRole('button', { name: /\d\.\d\d/ }).click();
    await expect(page).toHaveURL(/\/orders\/AR/);
    await expect.poll(told).toContain(`purchase ${String(wanted.id)}`);
    const asked = page.waitForResponse(/\/products\/web\?ids=/);
    await reload(page);
    await (await asked).finished();
    await expect(page.getByText(t('orders.thanks'))).toBeVisible();
    expect(await told()).toEqual([]);
  });
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
  await visit(page, at('/sitemap'));
  const menu = page.getByRole('navigation', { name: t('layout.categories') });
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
  const department = entry.locator('[data-panel] a').nth(1);
  // Departments come a moment after the panel.
  await expect(department).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
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
  await visit(page, at('/sitemap'));
  const menu = page.getByRole('navigation', { name: t('layout.categories') });
  const entry = menu.locator('[data-menu]').first();
  const name = await entry.locator('[data-trigger]').innerText();
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
  await visit(page, at('/sitemap'));
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
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/banners')) asked.push(request.url());
  });
  await page.clock.install();
  await visit(page, at('/login'));
  await page.clock.fastForward(LONG_MS);
  await visit(page, at('/sitemap'));
  expect(asked).toEqual([]);
  await page.clock.fastForward(LONG_MS);
  const ad = page.getByRole('dialog');
  const notToday = ad.getByRole('checkbox', { name: t('layout.promotion.notToday') });
  await expect(notToday).toBeVisible();
  expect(asked).toHaveLength(1);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(ad).toBeHidden();
  await visit(page, at('/brands/exclusive'));
  await page.clock.fastForward(LONG_MS);
  await visit(page, at('/sitemap'));
  expect(asked).toHaveLength(1);
});

test('consent letter: once, with a valid email, then never again', async ({
  page,
  context,
  shop,
  t,
  at,
}) => {
  await decideBefore(context);
  const back = encodeURIComponent(new URL(at('/sitemap')).pathname);
  await visit(page, `${at('/login')}?return_to=${back}`);
  await signIn(page, shop, t, newPhone());

  const letter = page.getByRole('dialog');
  const email = letter.getByRole('textbox', { name: t('layout.consent.email') });
  await expect(email).toBeVisible();
  await checkAccessibility(page);
  expect((await email.boundingBox())?.width).toBeLessThanOrEqual(250);
  await email.fill('malee@');
  await letter.getByRole('button', { name: t('layout.consent.accept'), exact: true }).click();
  await expect(email).toHaveAccessibleDescription(t('layout.consent.invalidEmail'));
  await email.fill('malee@example.com');
  const askedAgain = page.waitForResponse('**/api/v1/me/consents/available*');
  await letter.getByRole('button', { name: t('layout.consent.accept'), exact: true }).click();
  // The page is loaded anew and asks for another letter; there is none.
  expect(await (await askedAgain).json()).toEqual({ consent: null });
  await expect(letter).toHaveCount(0);
});

test('the footer leads where it must, calls, and offers the request form', async ({
  page,
  context,
  at,
  t,
}) => {
  await decideBefore(context);
  await visit(page, at('/sitemap'));
  const footer = page.locator('footer');
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const own = FOOTER.map((path) => new URL(at(path)).pathname);
  expect(own.filter((path) => !hrefs.includes(path))).toEqual([]);
  expect(hrefs.filter((href) => href.startsWith('tel:'))).toHaveLength(1);
  const social = footer.locator('a[target="_blank"]');
  expect(await social.count()).toBeGreaterThanOrEqual(3);

  await footer.getByRole('link', { name: t('layout.downloadForm') }).click();
  await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(2);
});

async function bottomOf(element: ReturnType<Page['locator']>): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

async function topOf(element: ReturnType<Page['locator']>): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}
