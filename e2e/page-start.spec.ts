import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures.ts';
import { newShopper, otherShopper } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';
import { readPage } from './harness/raw-page.ts';

const PATHS = ['/', '/products/1', '/cart', '/notifications', '/profile'] as const;

function listenForCalls(page: Page): string[] {
  const calls: string[] = [];
  const left = page.url();
  page.on('request', (request) => {
    // A late call of the page that is left is none of the next one.
    if (request.frame().url() === left) return;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

const twice = (calls: readonly string[]) => calls.filter((call, at) => calls.indexOf(call) < at);

test('a guest’s page makes no call twice', async ({ page, at }) => {
  for (const path of PATHS) {
    const calls = listenForCalls(page);
    await visit(page, at(path));
    await waitUntilAtRest(page);
    expect(twice(calls), path).toEqual([]);
    page.removeAllListeners('request');
  }
});

test('a member’s page makes no call twice', async ({ page, shop, at }) => {
  const shopper = await newShopper(page, shop);
  await shopper.placeOrder('cod');
  for (const path of [...PATHS, '/orders/order_list']) {
    const calls = listenForCalls(page);
    // Last request of the startup.
    const listening = page.waitForResponse((answer) => answer.url().includes('/me/events'));
    await visit(page, at(path));
    await listening;
    await waitUntilAtRest(page);
    expect(twice(calls), path).toEqual([]);
    expect(calls.some((call) => call.includes('/notifications'))).toBe(true);
    page.removeAllListeners('request');
  }
});

async function unusedPreloads(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shown = new Set(Array.from(document.images, ({ currentSrc }) => currentSrc));
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const isFaceUsed = (file: string) =>
      rules.some(({ cssText, style }) => {
        const [family, range] = ['font-family', 'unicode-range'].map((name) =>
          style.getPropertyValue(name).replaceAll(/["\s]/g, '').toLowerCase(),
        );
        return (
          cssText.includes(file) &&
          [...document.fonts].some(
            (face) =>
              face.status === 'loaded' &&
              face.family.replaceAll(/["\s]/g, '').toLowerCase() === family &&
              face.unicodeRange.replaceAll(/\s/g, '').toLowerCase() === (range ?? ''),
          )
        );
      });
    const hurried = performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'link')
      .map(({ name }) => name);
    return hurried.filter((url) => {
      if (url.endsWith('.woff2')) return !isFaceUsed(url.split('/').pop() ?? '');
      return /\/_next\/image|\.(?:svg|webp|avif|jpg|png)$/.test(url) && !shown.has(url);
    });
  });
}

test('preloads are used', async ({ page, at }) => {
  await page.route('**/favicon*', (route) => route.continue());
  for (const path of [...PATHS, '/ecommerce/all-products', '/pharmacy']) {
    await visit(page, at(path));
    await waitUntilAtRest(page);
    const icons = /favicon|apple-touch-icon/;
    expect(
      (await unusedPreloads(page)).filter((url) => !icons.test(url)),
      path,
    ).toEqual([]);
  }
});

test.describe('where calls answer 404', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const missing of ['/me', '/me/cart', '/notifications']) {
    test(`of ${missing}: /404, once, from any start page`, async ({ page, shop, at }) => {
      await newShopper(page, shop);
      await page.route(`**/api/v1${missing}?*`, (route) => route.fulfill({ status: 404 }));
      await page.route(`**/api/v1${missing}`, (route) => route.fulfill({ status: 404 }));
      const opened: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
      });
      const refused = () =>
        page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/v1${missing}`);
      const begun = refused();
      await page.goto(at('/branches'));
      await begun;
      await page.waitForURL(at('/404'));
      for (const query of ['', '?from=cart']) {
        opened.length = 0;
        const again = refused();
        await visit(page, at('/404') + query);
        await again;
        await waitUntilAtRest(page);
        expect(opened).toEqual([new URL(at('/404')).pathname]);
      }
    });
  }
});

test('an address below an invalid order id is 404, like that of the order', async ({ at }) => {
  const order = await readPage(at('/orders/1'));
  expect(order.status).toBe(404);
  for (const rest of [
    'summary',
    'payment/qr',
    'payment/kbank',
    'payment/truemoney',
    'payment/result',
  ]) {
    const page = await readPage(at(`/orders/1/${rest}`));
    expect([page.status, page.headings], rest).toEqual([404, order.headings]);
  }
});

test('an order and its summary have the same content', async ({ page, shop, at }) => {
  const shopper = await newShopper(page, shop);
  const { order_id: id } = await shopper.placeOrder('cod');
  /** All text except the countdown of the cancellation period. */
  const textOf = async () =>
    (await page.locator('body').innerText()).replaceAll(/\d\d(?::\d\d)+/g, '');
  await visit(page, at(`/orders/${id}`));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await waitUntilAtRest(page);
  const text = await textOf();
  await visit(page, at(`/orders/${id}/summary`));
  await expect.poll(textOf).toBe(text);
});

test.describe('an order that is not the member’s', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is not found for another member, with all pages below it', async ({
    page,
    shop,
    at,
    t,
  }) => {
    await newShopper(page, shop);
    const { order_id: other } = await (await otherShopper(shop)).placeOrder('cod');
    for (const id of [other, 'AR261101-ABCDEF']) {
      for (const path of [`/orders/${id}`, `/orders/${id}/summary`]) {
        await visit(page, at(path));
        await expect(page.getByText(t('layout.error.404.title')), path).toBeVisible();
      }
    }
  });
});
