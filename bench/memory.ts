import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { productPaths, readCategories, type Part, type Shop } from './bench.ts';
import { diskUse, residentMemory } from './footprint.ts';
import { BROTLI, load, wire } from './load.ts';
import { BYTES_PER_MB, failed, floor, megabytes } from './report.ts';

const NEXT_FOLDER = join(import.meta.dirname, '../.next');
const PAGES = 1_900;
const UNKNOWN_IDS = 10_000;
/** Above the ids of any catalogue, below the range rejected without a lookup. */
const FIRST_UNKNOWN = 500_000_000;
const LAST_UNKNOWN = 999_999_999;
const MEMORY_GROWTH_MB = 60;
const DISK_GROWTH_MB = 1;

/** Memory after load, and growth after ten thousand requests for unknown ids. */
export const memory: Part = async (bench) => {
  const shop = await bench.shop();
  const start = await residentMemory(shop.url);
  await visitEverything(shop);
  const loaded = await residentMemory(shop.url);
  const diskBefore = await disk(shop);
  const { rate, failures } = await askUnknown(shop);
  const growth = (await residentMemory(shop.url)) - loaded;
  const diskGrowth = (await disk(shop)) - diskBefore;
  const row = (name: string, value: string, check: ReturnType<typeof floor> | string = '') => [
    name,
    value,
    check,
  ];
  return {
    title: `Memory (RSS of the one process) and disk, ${UNKNOWN_IDS.toLocaleString('en')} unknown ids`,
    columns: ['what', 'figure', 'floor'],
    rows: [
      row('RSS before this part', megabytes(start)),
      row(
        `RSS after ${PAGES.toLocaleString('en')} product pages and 5 s of cached pages`,
        megabytes(loaded),
      ),
      row(
        `RSS growth by unknown ids (${Math.round(rate).toLocaleString('en')}/s)`,
        megabytes(growth),
        floor(growth / BYTES_PER_MB, { max: MEMORY_GROWTH_MB, unit: ' MB' }),
      ),
      row(
        'disk growth by unknown ids (.next and data)',
        megabytes(diskGrowth),
        floor(diskGrowth / BYTES_PER_MB, { max: DISK_GROWTH_MB, unit: ' MB' }),
      ),
      row('unknown ids not answered with 404', '', failed(failures)),
    ],
  };
};

async function visitEverything(shop: Shop): Promise<void> {
  const paths = await productPaths(shop, PAGES);
  const categories = await readCategories(shop);
  await load({
    port: shop.port,
    seconds: 60,
    next: (n) => (paths[n] === undefined ? undefined : wire(paths[n])),
  });
  const hot = ['/', '/th', ...categories.map(({ url }) => url)].map((path) => wire(path, BROTLI));
  await load({ port: shop.port, seconds: 5, next: (n) => hot[n % hot.length] });
}

function askUnknown({ port }: Shop) {
  const kinds = ['/products/', '/th/products/', '/products/x/', '/categories/', '/th/brands/'];
  return load({
    port,
    seconds: 120,
    status: 404,
    next: (n) => {
      if (n >= UNKNOWN_IDS) return undefined;
      const id = randomInt(FIRST_UNKNOWN, LAST_UNKNOWN);
      return wire(`${kinds[n % kinds.length] ?? ''}${String(id)}`);
    },
  });
}

async function disk({ folder }: Shop): Promise<number> {
  const [built, data] = await Promise.all([diskUse(NEXT_FOLDER), diskUse(folder)]);
  return built.bytes + data.bytes;
}
