import { setTimeout as sleep } from 'node:timers/promises';
import { productPaths, startShop, type Part } from './bench.ts';
import { residentMemory } from './footprint.ts';
import { BROTLI, load, wire, type Load } from './load.ts';
import { withFolder, type RunningProcess } from './processes.ts';
import { BYTES_PER_MB, failed, megabytes, milliseconds, perSecond } from './report.ts';
import { DEMO_PRODUCTS } from '../demo/seed/products/generate.ts';
import { seedDatabase } from './seeding.ts';

const PAGES = 1_500;
/** Time limit; exceeding it misses the floor of pages per second. */
const LIMIT_SECONDS = 300;
const REST_MS = 20_000;

interface Walk {
  readonly pages: Load;
  /** Resident bytes at readiness, after the last page, and after a rest. */
  readonly before: number;
  readonly after: number;
  readonly rested: number;
}

/**
 * Uncached product pages and the memory they leave behind. One fresh process per database, since the shared shop has
 * other work behind it.
 */
export const newPages: Part = async (bench) => {
  const embedded = await withFolder(async (folder) => {
    // The first start fills the database, which would distort the memory of pages.
    await (await startShop({ DATA_DIR: folder })).stop();
    return walk(await startShop({ DATA_DIR: folder }));
  });
  const { url } = await seedDatabase(await bench.postgres(), 'bench_new_pages', DEMO_PRODUCTS);
  const postgres = await walk(await startShop({ DATABASE_URL: url }));
  return {
    title: `${PAGES.toLocaleString('en')} uncached product pages: brotli, 32 connections`,
    columns: [
      ...['database', 'pages/s', 'p50 ms', 'p99 ms'],
      ...['memory before', 'after', `${String(REST_MS / 1000)} s later`, 'failures'],
    ],
    rows: [row('embedded', embedded), row('PostgreSQL', postgres)],
    figures: {
      memoryEmbedded: embedded.rested / BYTES_PER_MB,
      memoryPostgres: postgres.rested / BYTES_PER_MB,
      newPagesEmbedded: embedded.pages.rate,
      newPagesPostgres: postgres.pages.rate,
    },
  };
};

async function walk(shop: RunningProcess): Promise<Walk> {
  const before = await residentMemory(shop.url);
  const paths = await productPaths(shop, PAGES);
  const pages = await load({
    port: shop.port,
    seconds: LIMIT_SECONDS,
    next: (n) => (paths[n] === undefined ? undefined : wire(paths[n], BROTLI)),
  });
  const after = await residentMemory(shop.url);
  await sleep(REST_MS);
  const rested = await residentMemory(shop.url);
  await shop.stop();
  return { pages, before, after, rested };
}

function row(database: string, { pages, before, after, rested }: Walk) {
  return [
    database,
    perSecond(pages.rate),
    milliseconds(pages.p50),
    milliseconds(pages.p99),
    megabytes(before),
    megabytes(after),
    megabytes(rested),
    failed(pages.failures),
  ];
}
