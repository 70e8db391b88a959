import { UNPROMPTED, findUnanswered } from '../tests/harness/unprompted.ts';
import { expect, test } from './harness/fixtures.ts';

test('shop and sandbox bank answer each, and the icon is an image', async ({ page, shop }) => {
  for (const origin of [shop.url, shop.bankUrl]) {
    expect(await findUnanswered(origin)).toEqual([]);
    // Documents without an icon link.
    for (const path of ['/robots.txt', '/.well-known/assetlinks.json', '/favicon.svg'])
      await page.goto(origin + path);
  }
  await page.goto(shop.url);
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (each) => [each, (await fetch(each)).status] as const)),
    Object.keys(UNPROMPTED),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  const width = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = '/favicon.ico';
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBeGreaterThanOrEqual(16);
});
