import type { Page } from '@playwright/test';
import { expect, test, type TextId } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { visit } from './harness/page.ts';

/** Mobile conditions: offline, small screens, forced colours, reduced motion, and print. */

const WAYS = [
  ['layout.promotions', '/promotions'],
  ['layout.flashSale', '/ecommerce/products-flashsale'],
  ['layout.allBrands', '/brands'],
  ['layout.pharmacy', '/pharmacy'],
] as const;

const coveredHearts = (page: Page) =>
  page.locator('main li:has([data-flash])').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const badge = card.querySelector('[data-flash]')?.getBoundingClientRect();
        const heart = card.querySelector('button[aria-pressed]')?.getBoundingClientRect();
        return !badge || !heart || (badge.top < heart.bottom && badge.right > heart.left);
      })
      .map((card) => card.textContent),
  );

test('offline the plus and the links report it and stay, and work again afterwards', async ({
  page,
  context,
  shop,
  at,
  t,
  consoleErrors,
}) => {
  await newShopper(page, shop);
  await visit(page, at('/ecommerce/new-arrival'));
  const cart = page.getByRole('link', { name: t('layout.cart') }).first();
  const plus = page.getByRole('button', { name: new RegExp(`^${t('catalog.add')}: `) }).first();
  const product = page.locator('main li > :is(h2, h3) a').first();
  const refusal = page.getByText(t('layout.offlineAction'));
  const note = page.getByText(t('layout.offline'));
  await expect(plus).toBeVisible();

  await context.setOffline(true);
  await expect(note).toBeVisible();
  const here = page.url();
  await plus.click();
  await expect(refusal.first()).toBeVisible();
  await expect(refusal).toHaveCount(1);
  await product.click();
  await expect(refusal).toHaveCount(2);
  expect(page.url()).toBe(here);
  const [message, edge] = await Promise.all([refusal.last().boundingBox(), note.boundingBox()]);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

  await context.setOffline(false);
  await expect(note).toBeHidden();
  // The browser and its chunk loader log that they are offline.
  const offline = /ERR_INTERNET_DISCONNECTED|Failed to load chunk/;
  expect(consoleErrors.filter((error) => !offline.test(error))).toEqual([]);
  consoleErrors.length = 0;
  await plus.click();
  await expect(cart).toHaveAccessibleName(new RegExp(`1 ${t('layout.piecesInCart')}`));
  await product.click();
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the header keeps search, wishes and cart, and its menu links everywhere', async ({
  page,
  t,
  at,
  isMobile,
}) => {
  await visit(page, at('/ecommerce/products-flashsale'));
  await expect(page.locator('main [data-flash]').first()).toBeVisible();
  expect(await coveredHearts(page)).toEqual([]);
  const tool = (id: TextId) => page.getByRole('link', { name: t(id) }).first();
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  for (const id of ['layout.wishlist', 'layout.cart'] as const)
    await expect(tool(id)).toBeInViewport();
  const field = page.getByRole('combobox', { name: t('search.label') });
  if (isMobile) await page.getByRole('button', { name: t('search.label') }).click();
  await expect(field).toBeInViewport();
  await field.fill('serum');
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=serum/);
  await expect(field).not.toBeFocused();

  const bar = page.getByRole('navigation', { name: t('layout.categories') });
  if (isMobile) await page.getByRole('button', { name: t('layout.menu') }).click();
  else await bar.getByRole('link', { name: t('layout.more') }).hover();
  const ways = isMobile ? page.getByRole('dialog') : bar;
  for (const [id, path] of WAYS)
    await expect(ways.getByRole('link', { name: t(id), exact: true }).first()).toHaveAttribute(
      'href',
      new URL(at(path)).pathname,
    );
});

test('forced colours show the logo, reduced motion stops the slides, print drops the frame', async ({
  page,
  isMobile,
  shop,
  t,
  at,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, at('/'));
  const logo = page.locator('header img[src$=".svg"]').first();
  await expect(logo).toHaveCSS('forced-color-adjust', 'none');
  await expect(logo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button', { name: t('home.slidePlay') })).toBeVisible();
  // Rails extend to both edges of a phone: the clipped card hints at more.
  const rail = page.locator('main ul:has(> li > h3)').first();
  const [edges, width] = [await rail.boundingBox(), page.viewportSize()?.width ?? 0];
  if (isMobile) expect(edges).toMatchObject({ x: 0, width });
  else expect(edges?.width).toBeLessThan(width);

  const shopper = await newShopper(page, shop);
  const order = await shopper.placeOrder('cod');
  for (const path of ['/products/1', `/orders/${order.order_id}`]) {
    await page.emulateMedia({ forcedColors: null, reducedMotion: null, media: null });
    await visit(page, at(path));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('฿').first()).toBeVisible();
    for (const part of ['[data-chrome-part]', 'button'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  }
});
