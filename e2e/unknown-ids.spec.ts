import { randomInt } from 'node:crypto';
import { diskUse, residentMemory } from '../bench/footprint.ts';
import { expect, test } from './harness/fixtures.ts';
import { createShopServer } from './harness/server.ts';

/** Next would keep about seven files, and a page in memory, for every made-up id. */
const UNKNOWN = 5_000;
const WARM_UP = 4_000;
const AT_ONCE = 32;
const MEMORY_GROWTH = 60 * 1_048_576;
const DISK_GROWTH = 1_048_576;
const TEXTS = { en: 'This page could not be found!', th: 'ไม่พบหน้าที่คุณต้องการ' } as const;
const KINDS = [
  '/products/',
  '/products/some-name/',
  '/categories/',
  '/brands/',
  '/news/',
  '/brandstory/',
  '/brandstory/HealthHub/ArticleList/',
  '/mobile-article/',
  '/pharmacy/banner/',
  '/pharmacy/content/',
  '/promotions/',
  '/promotions-product/',
  '/banners/',
  '/ecommerce/banner/',
];

test('thousands of unknown ids leave no trace in memory and on disk', async () => {
  test.setTimeout(600_000);
  // Metrics are served to local clients only, and to none behind a proxy.
  const shop = await createShopServer({ TRUST_PROXY: '0' });
  await shop.start();
  try {
    const disk = async () => {
      const [built, data] = await Promise.all([diskUse('.next'), diskUse(shop.folder)]);
      return { files: built.files, bytes: built.bytes + data.bytes };
    };
    // The heap first grows to its size under load.
    await askUnknown(shop.url, WARM_UP);
    const [diskBefore, memoryBefore] = [await disk(), await residentMemory(shop.url)];
    await askUnknown(shop.url, UNKNOWN);
    const diskAfter = await disk();
    expect(diskAfter.files).toBe(diskBefore.files);
    expect(diskAfter.bytes - diskBefore.bytes).toBeLessThan(DISK_GROWTH);
    // Garbage is collected within some seconds.
    await expect
      .poll(async () => (await residentMemory(shop.url)) - memoryBefore, { timeout: 30_000 })
      .toBeLessThan(MEMORY_GROWTH);
  } finally {
    await shop.remove();
  }
});

async function askUnknown(url: string, count: number): Promise<void> {
  let asked = 0;
  const wrong: string[] = [];
  const worker = async () => {
    while (asked < count) {
      const n = asked++;
      const locale = n % 2 === 0 ? 'en' : 'th';
      const id = randomInt(500_000_000, 999_999_999);
      const path = `${locale === 'th' ? '/th' : ''}${KINDS[n % KINDS.length] ?? ''}${String(id)}`;
      const answer = await fetch(url + path);
      const text = await answer.text();
      if (answer.status !== 404 || !text.includes(TEXTS[locale])) wrong.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(wrong).toEqual([]);
}
