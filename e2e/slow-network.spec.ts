import type { Page } from '@playwright/test';
import { localePath } from '../lib/i18n/locale.ts';
import { expect, test } from './harness/fixtures.ts';
import { layoutShifts, watchLayoutShift } from './harness/layout-shift.ts';
import { newShopper } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';

/** A page comes in parts, and what was painted stays where it is when the next part comes. */

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
  test(`${path} comes in parts`, async ({ page, shop, at, language }) => {
    await newShopper(page, shop);
    await watchLayoutShift(page);
    // Its files, in the other language: only what differs comes slowly.
    await visit(page, shop.url + localePath(language === 'en' ? 'th' : 'en', path));
    await slowDown(page);
    await visit(page, at(path));
    await waitUntilAtRest(page);
    await expect(page.locator('main [data-waiting]')).toHaveCount(0);
    const { sum, moves } = await layoutShifts(page);
    expect(sum, moves.join('\n')).toBeLessThan(0.03);
  });
}
