import type { Category, ProductPage } from '../lib/api/contract/catalog.ts';
import { type Bench, type Part, getJson, readCategories, startShop } from './bench.ts';
import { load, wire } from './load.ts';
import type { RunningProcess } from './processes.ts';
import { floor, milliseconds } from './report.ts';
import { seedDatabase } from './seeding.ts';
import { type Sitemaps, readSitemaps, sitemapRows } from './sitemaps.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const SEED_LIMIT_SECONDS = 300;
const CALLS = 240;
const LIMIT_SECONDS = 20;
/** So many times as long a call may take with a hundred times as many products. */
const RATIO_LIMIT = 3;
const LIST = 'API: category, brand, price, in stock, with facets';
const SUGGESTION = 'API: a suggestion';
const BOUNDED: ReadonlySet<string> = new Set([LIST, SUGGESTION]);
/** As they stand in the search field while somebody types. */
const BEGINNINGS = ['ser', 'sham', 'vita', 'crea', 'mask', 'lunar', 'soa', 'tooth'];
const BEGINNINGS_THAI = ['เซรั', 'แชมพู', 'ครีม', 'วิตา', 'สบู่', 'กันแ', 'ลูนา', 'ยาสี'];
const WORDS = [
  'serum',
  'shampoo',
  'vitamin',
  'cream',
  'mask',
  'soap',
  'ครีม',
  'แชมพู',
  'วิตามิน',
  'สบู่',
];

interface Measured {
  readonly seedSeconds: number;
  /** Name of the call and its median and p99 in milliseconds. */
  readonly calls: readonly (readonly [name: string, p50: number, p99: number])[];
  readonly sitemaps: Sitemaps;
}

/** Does a list stay as quick when the catalogue is a hundred times as large? One request at a time. */
export const largeCatalog: Part = async (bench) => {
  const small = await measure(bench, SMALL);
  const large = await measure(bench, LARGE);
  const rows = small.calls.map(([name, p50, p99], index) => {
    const [, largeP50 = NaN, largeP99 = NaN] = large.calls[index] ?? [];
    return [
      name,
      `${milliseconds(p50)} / ${milliseconds(p99)}`,
      `${milliseconds(largeP50)} / ${milliseconds(largeP99)}`,
      (largeP50 / p50).toFixed(1),
      BOUNDED.has(name) ? floor(largeP50 / p50, { max: RATIO_LIMIT }) : '',
    ];
  });
  return {
    title: 'Lists on PostgreSQL: p50 / p99 in ms, one request at a time, nothing cached',
    columns: ['list', '1,000 products', '100,000 products', 'ratio', 'floor'],
    rows: [
      ...rows,
      ...sitemapRows(small.sitemaps, large.sitemaps),
      [
        'npm run seed',
        `${small.seedSeconds.toFixed(1)} s`,
        `${large.seedSeconds.toFixed(1)} s`,
        '',
        floor(large.seedSeconds, { max: SEED_LIMIT_SECONDS, unit: ' s' }),
      ],
    ],
  };
};

async function measure(bench: Bench, products: number): Promise<Measured> {
  const server = await bench.postgres();
  const { url, seconds } = await seedDatabase(server, `bench_${String(products)}`, products);
  const shop = await startShop({ DATABASE_URL: url });
  const calls: (readonly [string, number, number])[] = [];
  const categories = await readCategories(shop);
  const choices = await Promise.all(categories.map(({ id }) => commonestBrand(shop, id)));
  for (const [name, pathOf] of listCalls(categories, choices)) {
    calls.push([name, ...(await timeOf(shop, pathOf))]);
  }
  const sitemaps = await readSitemaps(shop);
  await shop.stop();
  return { seedSeconds: seconds, calls, sitemaps };
}

async function timeOf(
  { port }: RunningProcess,
  pathOf: (n: number) => string,
): Promise<[p50: number, p99: number]> {
  const { p50, p99, failures } = await load({
    port,
    connections: 1,
    seconds: LIMIT_SECONDS,
    next: (n) => (n < CALLS ? wire(pathOf(n)) : undefined),
  });
  if (failures > 0) throw new Error(`${String(failures)} lists were not answered`);
  return [p50, p99];
}

interface Choice {
  readonly category: number;
  readonly brand: number;
}

/** A category with the brand that has most products in it. */
async function commonestBrand({ url }: RunningProcess, category: number): Promise<Choice> {
  const query = `category=${String(category)}&facets=true&per_page=1`;
  const { facets } = await getJson<ProductPage>(`${url}/api/v1/products/web?${query}`);
  const [brand] = (facets?.brands ?? []).toSorted((a, b) => b.count - a.count);
  if (!brand) throw new Error(`category ${String(category)} has no brands`);
  return { category, brand: brand.id };
}

function listCalls(
  categories: readonly Category[],
  choices: readonly Choice[],
): [string, (n: number) => string][] {
  const departments = categories.flatMap(({ depts }) => depts);
  const of = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length];
  const api = (query: string) => `/api/v1/products/web?per_page=24&${query}`;
  const suggestion = (text: string) =>
    `/api/v1/products/web?per_page=10&q=${encodeURIComponent(text)}`;
  return [
    ['API: a department', (n) => api(`dept=${String(of(departments, n)?.id)}`)],
    [
      'API: a category by price',
      (n) => api(`category=${String(of(categories, n)?.id)}&sort=price-asc`),
    ],
    ['API: all, page 1 to 40', (n) => api(`page=${String((n % 40) + 1)}`)],
    [
      LIST,
      (n) => {
        const { category = 0, brand = 0 } = of(choices, n) ?? {};
        const prices = `price_min=${String(20 + (n % 9))}&price_max=${String(900 + n)}`;
        return api(
          `category=${String(category)}&brand=${String(brand)}&${prices}&in_stock=true&facets=true`,
        );
      },
    ],
    ['API: all, with facets', (n) => api(`facets=true&price_max=${String(100_000 + n)}`)],
    [
      SUGGESTION,
      (n) => suggestion(of(n % 2 === 0 ? BEGINNINGS : BEGINNINGS_THAI, Math.floor(n / 2)) ?? ''),
    ],
    ['API: a search', (n) => api(`q=${encodeURIComponent(of(WORDS, n) ?? '')}`)],
    // Another price in each address: neither the front server nor Next has seen the list before.
    [
      'page of a department',
      (n) => `${of(departments, n)?.url ?? ''}?price_max=${String(100_000 + n)}`,
    ],
  ];
}
