import type { Page } from '@playwright/test';
import { findViolations } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { memberPages } from './harness/member-pages.ts';
import { newShopper } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { publicPages } from './harness/public-pages.ts';

/** Every template by axe, and with text of twice the size on a phone and on a desktop. */

/** Of the demo: has something of everything. */
const DEMO_PHONE = '0812345678';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** What axe finds on the page at `url`. */
async function judge(page: Page, name: string, url: string): Promise<string[]> {
  await visit(page, url);
  await waitUntilAtRest(page);
  await expect(page.locator('main [data-waiting]')).toHaveCount(0);
  return (await findViolations(page)).map((fault) => `${name} ${url}: ${fault}`);
}

/** Where the page that is open is wider than its window once its text is of twice the size. */
async function enlarge(page: Page): Promise<string[]> {
  const own = page.viewportSize() ?? DESKTOP;
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate(() => {
      const { style } = document.documentElement;
      style.fontSize = '200%';
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (beyond > 0) {
      found.push(`${page.url()}: ${String(beyond)} px wider than ${String(size.width)} px`);
    }
  }
  await page.setViewportSize(own);
  return found;
}

test('everybody’s pages', async ({ page, shop, language }) => {
  test.setTimeout(400_000);
  const found: string[] = [];
  for (const { name, locale, url } of await publicPages(shop.url)) {
    if (locale !== language) continue;
    found.push(...(await judge(page, name, url)), ...(await enlarge(page)));
  }
  expect(found).toEqual([]);
});

test('a member’s pages', async ({ page, shop, at, isMobile }) => {
  test.skip(isMobile, 'journeys judge the screens of members on phones');
  test.setTimeout(400_000);
  const found: string[] = [];
  const shopper = await newShopper(page, shop, DEMO_PHONE);
  const waiting = await shopper.placeOrder('truemoney');
  const cheap = 'price_min=100&price_max=400&in_stock=true';
  await shopper.addToCart((await claimProduct(shop, cheap, isPlenty)).id);
  const steps = ['/cart', '/orders/summary?step=payment'].map((path) => [path, path] as const);
  for (const [name, path] of [...(await memberPages(shopper.call, waiting)), ...steps])
    found.push(...(await judge(page, name, at(path))), ...(await enlarge(page)));
  expect(found).toEqual([]);
});
