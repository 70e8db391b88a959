import { devices, type Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';

const FOOTER = [
  ...['/contact-us', '/branches', '/download-form', '/ecommerce/new-arrival', '/ecommerce'],
  ...['/AboutArun', '/corporate-social-responsibility', '/term-arun-card', '/term-online'],
  ...['/privacy', '/sitemap', '/login', '/404', '/faq', '/ArunCard', '/Gift-cards'],
];

/** Without the browser type, which the project defines. */
const { defaultBrowserType: _, ...tablet } = devices['iPad Pro 11 landscape'];

async function openMenu(page: Page, t: Texts, at: (path: string) => string) {
  await visit(page, at('/sitemap'));
  return page.getByRole('navigation', { name: t('layout.categories') });
}

test.describe('mega menu', () => {
  test.beforeEach(({}, { project }) => {
    test.skip(project.use.isMobile === true, 'phones have the side menu');
  });

  test('by keyboard: arrows walk through it, Escape restores the focus', async ({
    page,
    t,
    at,
  }) => {
    const menu = await openMenu(page, t, at);
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
    await expect(department).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(department).toBeFocused();
    const address = await department.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.locator('[data-open="true"]')).toHaveCount(0);
  });

  test.describe('on a tablet', () => {
    test.use(tablet);

    test('by touch: the first tap opens, the link to all products is visible', async ({
      page,
      t,
      at,
    }) => {
      const menu = await openMenu(page, t, at);
      const entry = menu.locator('[data-menu]').first();
      const name = await entry.locator('[data-trigger]').innerText();
      await entry.locator('[data-trigger]').tap();
      const all = entry.getByRole('link', { name: t('layout.allOf', { category: name }) });
      await expect(all).toBeVisible();
      expect(page.url()).toBe(at('/sitemap'));
      await checkAccessibility(page);
      await all.tap();
      await expect(page).toHaveURL(/\/categories\/\d+$/);
    });
  });
});

test('side menu: opens, links to a department, closes', async ({ page, isMobile, t, at }) => {
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
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeCloseTo(200);
  await checkAccessibility(page);
  await menu.locator('summary').first().tap();
  await menu.locator('details[open] a').nth(1).tap();
  await expect(page).toHaveURL(/\/categories\/\d+\/[a-z-]+$/);
  await expect(menu).toBeHidden();
});

test('the search field is 240 px wide on phones, 410 px on desktops', async ({
  page,
  isMobile,
  t,
  at,
}) => {
  await visit(page, at('/sitemap'));
  const field = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
  expect((await field.boundingBox())?.width).toBeCloseTo(isMobile ? 240 : 410);
});

test('an exclusive brand starts with its column of categories', async ({ page, isMobile, at }) => {
  await visit(page, at('/brands/1'));
  const places = await page.evaluate(() => {
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return { categories: top('main aside nav'), title: top('main h1') };
  });
  if (isMobile) expect(places.categories).toBeGreaterThan(places.title);
  else expect(places.categories).toBeLessThan(places.title);
});

test('the footer has the required links, phone number and request form', async ({
  page,
  at,
  t,
}) => {
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
