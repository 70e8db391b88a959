import type { Page, ViewportSize } from '@playwright/test';
import type { PageRecord, PageSummary } from '../lib/pages/contract.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { findViolations } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { layoutShifts, watchLayoutShift } from './harness/layout-shift.ts';
import { memberPages } from './harness/member-pages.ts';
import { newShopper } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';
import { claimProduct, isPlenty } from './harness/products.ts';
import { getJson, publicPages } from './harness/public-pages.ts';

/**
 * All templates checked by axe, English on a desktop and Thai on the narrowest phone. None scrolls sideways, with text
 * at 200 % on phone and desktop, and on the narrowest phone and a tablet.
 */

const DEMO_PHONE = '0812345678';
/** Tolerance for the layout shift score: late content must not move the page. */
const NOTHING = 0.03;
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 568 };
const DESKTOP = { width: 1440, height: 900 };
/** Windows in which a page must not scroll sideways (WCAG 2.2, 1.4.4 and 1.4.10). */
const WINDOWS = [
  { size: PHONE, text: '200%' },
  { size: DESKTOP, text: '200%' },
  { size: NARROW, text: '' },
  { size: { width: 768, height: 1024 }, text: '' },
] as const;

async function open(page: Page, url: string, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await visit(page, url);
  await waitUntilAtRest(page);
  await expect(page.locator('main [data-waiting]')).toHaveCount(0);
}

/** Faults of the open page: layout shifts, axe violations, and horizontal overflow. */
async function judge(page: Page): Promise<string[]> {
  const { sum, moves } = await layoutShifts(page);
  const moved = sum > NOTHING ? [`moves by ${sum.toFixed(3)}`, ...moves] : [];
  const faults = [...moved, ...(await findViolations(page)), ...(await overflows(page))];
  return faults.map((fault) => `${page.url()}: ${fault}`);
}

async function overflows(page: Page): Promise<string[]> {
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
      found.push(`${String(beyond)} px wider than ${String(size.width)} px ${text}`);
    }
  }
  return found;
}

test('public pages', async ({ page, shop, language, isMobile }) => {
  test.setTimeout(900_000);
  await watchLayoutShift(page);
  const found: string[] = [];
  for (const { locale, url } of await publicPages(shop.url)) {
    if (locale !== language) continue;
    await open(page, url, isMobile ? NARROW : DESKTOP);
    found.push(...(await judge(page)));
  }
  expect(found).toEqual([]);
});

test('page records with each block, in each of its layouts', async ({
  page,
  shop,
  language,
  at,
  isMobile,
}) => {
  await watchLayoutShift(page);
  const found: string[] = [];
  const paths = ['/kit/blocks', ...(await recordsOfEachBlock(shop.url, language))];
  for (const path of paths) {
    await open(page, at(path), isMobile ? NARROW : DESKTOP);
    found.push(...(await judge(page)));
  }
  expect(found).toEqual([]);
});

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

test('member pages', async ({ page, shop, at, isMobile }) => {
  test.setTimeout(900_000);
  const found: string[] = [];
  const shopper = await newShopper(page, shop, DEMO_PHONE);
  const waiting = await shopper.placeOrder('truemoney');
  const cheap = 'price_min=100&price_max=400&in_stock=true';
  await shopper.addToCart((await claimProduct(shop, cheap, isPlenty)).id);
  const pages = (await memberPages(shopper.call, waiting)).map(([, path]) => path);
  await watchLayoutShift(page);
  for (const path of [...pages, '/cart', '/orders/summary?step=payment']) {
    await open(page, at(path), isMobile ? NARROW : DESKTOP);
    found.push(...(await judge(page)));
  }
  expect(found).toEqual([]);
});
