import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import { holdBack, saveData, visit, waitUntilAtRest } from './harness/page.ts';
import { readCategories } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

/** Product preview while its page loads (`docs/decisions/0037-a-card-becomes-its-page.md`). */

const PAYLOADS = '**/products/**_rsc=*';
const CARDS = 'main li > :is(h2, h3) a';

/** The preview is visual only and has no role. */
function coverOf(page: Page): Locator {
  return page.locator('body > [aria-hidden] > [inert]');
}

/** Clicks without a pointer, which would prefetch the page, and zoom the picture. */
function click(target: Locator): Promise<void> {
  return target.evaluate((element: HTMLElement) => element.click());
}

async function places(within: Locator) {
  const boxes = await Promise.all(
    ['h1', 'img', '[data-size="lg"]'].map((part) => within.locator(part).first().boundingBox()),
  );
  return boxes.map((box) => box && [box.x, box.y, box.height].map(Math.round));
}

/** Opens the list of a category and waits for its preview code: with the first press, since no page is fetched ahead. */
async function openList(page: Page, shop: ShopServer, at: (path: string) => string): Promise<void> {
  const [category] = await readCategories(shop.url);
  await saveData(page);
  await visit(page, at(category?.url ?? ''));
  const script = page.waitForResponse((answer) => answer.request().resourceType() === 'script');
  await page.locator('body').dispatchEvent('pointerdown');
  await (await script).finished();
  await waitUntilAtRest(page);
}

test('the preview has the layout of the product page', async ({ page, shop, at }) => {
  await openList(page, shop, at);
  const card = page.locator(CARDS).nth(5);
  const name = (await card.innerText()).trim();
  const path = (await card.getAttribute('href')) ?? '';
  await card.scrollIntoViewIfNeeded();
  const seen = await page.evaluate(() => window.scrollY);
  const release = await holdBack(page, PAYLOADS);
  await click(card);
  const cover = coverOf(page);
  await expect(cover.locator('h1')).toHaveText(name);
  const before = await places(cover);
  const again: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`${path}?_rsc=`)) again.push(path);
  });
  await click(cover);
  await waitUntilAtRest(page);
  expect(again).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(cover).toHaveCount(0);
  expect(await places(page.getByRole('article').first())).toEqual(before);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(seen);
});

test('back from a loading page returns to the list', async ({ page, shop, at }) => {
  await openList(page, shop, at);
  await page.getByRole('main').locator('a[rel="next"]').click();
  await page.waitForURL(/page=2/);
  const card = page.locator(CARDS).nth(5);
  const name = await card.innerText();
  const release = await holdBack(page, PAYLOADS);
  await card.click();
  await expect(coverOf(page)).toBeVisible();
  await page.evaluate(() => {
    window.history.back();
  });
  await expect(coverOf(page)).toHaveCount(0);
  release();
  await waitUntilAtRest(page);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
});
