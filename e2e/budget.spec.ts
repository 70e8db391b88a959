import type { Page } from '@playwright/test';
import { weigh, type PageWeight } from '../tests/harness/page-weight.ts';
import { expect, test } from './harness/fixtures.ts';
import { newShopper } from './harness/orders.ts';
import { saveData, visit, waitUntilAtRest } from './harness/page.ts';
import { readCategories, readContents, readProducts } from './harness/public-pages.ts';
import type { ShopServer } from './harness/server.ts';

/** `docs/quality.md`, "Speed": bytes of a first visit with brotli, with styles in the HTML, and number of elements. */
type Budget = Pick<PageWeight, 'html' | 'styles' | 'scripts' | 'elements'>;

interface Template {
  readonly name: string;
  readonly path: (shop: ShopServer) => Promise<string>;
  readonly budget: Budget;
}

const TEMPLATES: readonly Template[] = [
  {
    name: 'home',
    path: async () => '/',
    budget: { html: 34_000, styles: 0, scripts: 133_000, elements: 890 },
  },
  {
    name: 'product',
    path: async ({ url }) => {
      const [product] = await readProducts(url, 'per_page=1');
      return `/products/${String(product?.id)}`;
    },
    budget: { html: 29_500, styles: 0, scripts: 136_000, elements: 625 },
  },
  {
    name: 'department',
    path: async ({ url }) => {
      const [category] = await readCategories(url);
      return category?.depts[0]?.url ?? '';
    },
    budget: { html: 26_200, styles: 0, scripts: 132_500, elements: 820 },
  },
  {
    name: 'search',
    path: async () => '/products/search?keyword=serum',
    budget: { html: 26_700, styles: 0, scripts: 132_700, elements: 915 },
  },
  {
    name: 'article',
    path: async ({ url }) => {
      const [article] = await readContents(url, 'article');
      return `/brandstory/HealthHub/ArticleList/${String(article?.id)}`;
    },
    budget: { html: 27_300, styles: 0, scripts: 133_000, elements: 492 },
  },
];

/** Pages of a member; the documented limit is 174,000 bytes (`docs/quality.md`, "Speed"). */
const OF_MEMBERS = [
  { path: '/profile', scripts: 161_500, uses: ['barcode'] },
  { path: '/profile/personal/edit', scripts: 170_000, uses: [] },
  { path: '/profile/vat-address/create', scripts: 174_000, uses: [] },
  { path: '/profile/health', scripts: 173_000, uses: [] },
  { path: '/profile/privacy', scripts: 165_000, uses: [] },
  { path: '/profile/my-coupons', scripts: 160_500, uses: [] },
] as const;

/** Marker strings of code that only the pages using it may load. */
const ON_DEMAND = {
  Firebase: 'firebaseinstallations',
  barcode: '212222 222122',
  'QR code': 'Data too long',
  'bot check': 'grecaptcha',
  'table of the office': 'office.table.none',
  'cropping of pictures': 'ReactCrop__',
} as const;

/** @param whole waits for requests that start after the page is idle */
async function weightOf(page: Page, url: string, whole?: () => Promise<void>): Promise<PageWeight> {
  const weight = await weigh(page, async () => {
    await saveData(page);
    await visit(page, url);
    await waitUntilAtRest(page);
    await whole?.();
  });
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
  expect(weight.scripts).toBeGreaterThan(0);
  expect(weight.foreign).toEqual([]);
  return weight;
}

for (const { name, path, budget } of TEMPLATES) {
  test(`a first visit to ${name} stays within its budget`, async ({ page, shop, at }) => {
    const weight = await weightOf(page, at(await path(shop)));
    for (const part of ['html', 'styles', 'scripts', 'elements'] as const) {
      expect.soft(weight[part], part).toBeLessThanOrEqual(budget[part]);
    }
  });
}

test('a first visit requests visible content before its scripts', async ({ page, shop, at }) => {
  const [category] = await readCategories(shop.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await visit(page, at(category?.url ?? ''));
  await waitUntilAtRest(page);
  const first = asked.slice(0, asked.indexOf('script'));
  expect(first).toContain('font');
  // Pictures of the first row, and the logo.
  expect(first.filter((type) => type === 'image').length).toBeGreaterThanOrEqual(5);
});

async function codeAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

for (const { path, scripts: most, uses } of OF_MEMBERS) {
  test(`a member's first visit to ${path} stays within the script budget`, async ({
    page,
    shop,
    at,
  }) => {
    await newShopper(page, shop);
    // Fetched again here, since the browser drops response bodies of a left page.
    const codes = new Map<string, Promise<string>>();
    page.on('request', (request) => {
      const url = request.url();
      if (request.resourceType() === 'script' && !codes.has(url)) codes.set(url, codeAt(url));
    });
    const loaded = async () => {
      const code = (await Promise.all(codes.values())).join('');
      return Object.entries(ON_DEMAND).flatMap(([name, sign]) => (code.includes(sign) ? name : []));
    };
    // Personal data loads first; the event stream is the last request.
    const streaming = page.waitForRequest('**/api/v1/me/events*');
    const { scripts } = await weightOf(page, at(path), async () => {
      await streaming;
      await expect.poll(loaded).toEqual(uses);
    });
    expect.soft(scripts).toBeLessThanOrEqual(most);
    expect(await loaded()).toEqual(uses);
  });
}
