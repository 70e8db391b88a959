import type { Page } from '@playwright/test';
import { localePath } from '../lib/i18n/locale.ts';
import { expect, test } from './harness/fixtures.ts';
import { layoutShift, layoutShifts, watchLayoutShift } from './harness/layout-shift.ts';
import { newShopper } from './harness/orders.ts';
import { holdBack, visit, waitUntilAtRest, waitUntilPainted } from './harness/page.ts';

/** Painted content stays in place while the rest of the page loads: parts, pictures and faces. */

const BYTES_PER_SECOND = 6_000;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: -1,
  });
}

for (const path of ['/profile', '/pharmacy']) {
  test(`${path} streams in`, async ({ page, shop, at, language }) => {
    await newShopper(page, shop);
    await watchLayoutShift(page);
    // Caches its files in the other language, so that only the differences load slowly.
    await visit(page, shop.url + localePath(language === 'en' ? 'th' : 'en', path));
    await slowDown(page);
    await visit(page, at(path));
    await waitUntilAtRest(page);
    await expect(page.locator('main [data-waiting]')).toHaveCount(0);
    const { sum, moves } = await layoutShifts(page);
    expect(sum, moves.join('\n')).toBeLessThan(0.03);
  });
}

test('a list loads without a layout shift', async ({ page, at }) => {
  await watchLayoutShift(page);
  await visit(page, at('/ecommerce/all-products'));
  await page.waitForLoadState('load');
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('sections of brands keep their place while their tiles arrive', async ({ page, at }) => {
  await visit(page, at('/brands'));
  const sections = page.locator('main section');
  const places = () =>
    sections.evaluateAll((all) =>
      all.map((section) => {
        const { left, width } = section.getBoundingClientRect();
        return { left, width };
      }),
    );
  const whole = await places();
  expect(whole.length).toBeGreaterThan(5);
  await sections.locator('li:not(:first-child)').evaluateAll((tiles) => {
    for (const tile of tiles) tile.remove();
  });
  expect(await places()).toEqual(whole);
});

test('late faces cause no layout shift', async ({ page, at }) => {
  await watchLayoutShift(page, 'late');
  for (const path of ['', '/ecommerce/all-products', '/pharmacy']) {
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(at(path), { waitUntil: 'commit' });
    await waitUntilPainted(page);
    release();
    await waitUntilAtRest(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    expect.soft(await layoutShift(page), path).toBeLessThan(0.03);
  }
});
