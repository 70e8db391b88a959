import type { Page } from '@playwright/test';
import type { PageRecord, PageSummary } from '../lib/api/contract/pages.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { findViolations } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { memberPages } from './harness/member-pages.ts';
import { newShopper } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { getJson, publicPages } from './harness/public-pages.ts';

/**
 * Every template by axe, with text of twice the size on a phone and on a desktop, and on the narrowest phone and a tablet.
 */

/** Of the demo: has something of everything. */
const DEMO_PHONE = '0812345678';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Where a page must not scroll sideways (WCAG 2.2, 1.4.4 and 1.4.10). */
const WINDOWS = [
  { size: PHONE, text: '200%' },
  { size: DESKTOP, text: '200%' },
  { size: { width: 320, height: 568 }, text: '' },
  { size: { width: 768, height: 1024 }, text: '' },
] as const;

/** What axe finds on the page at `url`. */
async function judge(page: Page, name: string, url: string): Promise<string[]> {
  await visit(page, url);
  await waitUntilAtRest(page);
  await expect(page.locator('main [data-waiting]')).toHaveCount(0);
  return (await findViolations(page)).map((fault) => `${name} ${url}: ${fault}`);
}

/** Where the page that is open is wider than its window. */
async function overflows(page: Page): Promise<string[]> {
  const own = page.viewportSize() ?? DESKTOP;
  const found: string[] = [];
  for (const { size, text } of WINDOWS) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate((fontSize) => {
      const { style } = document.documentElement;
      style.fontSize = fontSize;
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, text);
    if (beyond > 0) {
      found.push(`${page.url()}: ${String(beyond)} px wider than ${String(size.width)} px ${text}`);
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
    found.push(...(await judge(page, name, url)), ...(await overflows(page)));
  }
  expect(found).toEqual([]);
});

test('records with each block, in each of its layouts', async ({ page, shop, language, at }) => {
  const found: string[] = [];
  const paths = await recordsOfEachBlock(shop.url, language);
  for (const path of paths)
    found.push(...(await judge(page, path, at(path))), ...(await overflows(page)));
  expect(found).toEqual([]);
});

/** Paths of few page records in which every kind of block stands, in each layout that one has. */
async function recordsOfEachBlock(url: string, language: Locale): Promise<readonly string[]> {
  const { entities } = await getJson<{ entities: PageSummary[] }>(`${url}/api/v1/pages/paths`);
  const met = new Set<string>();
  const paths: string[] = [];
  for (const { path } of entities) {
    const query = new URLSearchParams({ path, locale: language }).toString();
    const { blocks } = await getJson<PageRecord>(`${url}/api/v1/pages?${query}`);
    const kinds = blocks.map((block) => `${block.type} ${'layout' in block ? block.layout : ''}`);
    if (kinds.every((kind) => met.has(kind))) continue;
    for (const kind of kinds) met.add(kind);
    paths.push(path);
  }
  return paths;
}

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
    found.push(...(await judge(page, name, at(path))), ...(await overflows(page)));
  expect(found).toEqual([]);
});
