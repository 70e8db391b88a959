import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import { saveData, visit, waitUntilAtRest } from './harness/page.ts';
import { readCategories } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

/** `docs/decisions/0040-pages-fetched-ahead.md`. */

async function listOf(shop: ShopServer): Promise<string> {
  const [category] = await readCategories(shop.url);
  return category?.url ?? '';
}

/** Paths of products whose whole page was fetched; the router may ask for its route apart. */
function payloadsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    const isRoute = 'next-router-segment-prefetch' in answer.request().headers();
    if (searchParams.has('_rsc') && pathname.includes('/products/') && !isRoute)
      paths.push(pathname);
  });
  return paths;
}

test('an idle list has the pages in view: a tap requests no code, style or payload', async ({
  page,
  shop,
  at,
}) => {
  const payloads = payloadsOf(page);
  await visit(page, at(await listOf(shop)));
  const card = page.getByRole('main').getByRole('listitem').getByRole('heading').nth(1);
  const link = card.getByRole('link');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await expect.poll(() => payloads).toContain(pathname);
  await waitUntilAtRest(page);
  const late: string[] = [];
  page.on('request', (request) => {
    const isCode = ['script', 'stylesheet'].includes(request.resourceType());
    if (isCode || request.url().includes(`${pathname}?_rsc=`)) late.push(request.url());
  });
  const name = (await card.innerText()).trim();
  // Without a pointer, whose way to the link would fetch the page.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(new RegExp(`${pathname.split('/').at(-1) ?? ''}$`));
  expect(late).toEqual([]);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page, shop, at }) => {
  const payloads = payloadsOf(page);
  await saveData(page);
  await visit(page, at(await listOf(shop)));
  await waitUntilAtRest(page);
  const code = page.waitForResponse((answer) => answer.request().resourceType() === 'script');
  await page.locator('body').dispatchEvent('pointerdown');
  // The preview of a page that loads.
  await code;
  await waitUntilAtRest(page);
  expect(payloads).toEqual([]);
});
