import type { Category, ProductPage } from '../lib/catalog/contract.ts';
import { type Bench, type Part, getJson, readCategories, startShop } from './bench.ts';
import { type Load, load, wire } from './load.ts';
import type { RunningProcess } from './processes.ts';
import { floor, median, milliseconds, type Table } from './report.ts';
import { seedDatabase } from './seeding.ts';
import { readSitemaps, sitemapRows } from './sitemaps.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const SEED_LIMIT_SECONDS = 300;
const ROUNDS = 7;
const CALLS = 40;
const LIMIT_SECONDS = 20;
const DEPARTMENT = 'API: a department';
const LIST = 'API: category, brand, price, in stock, with facets';
const WHOLE = 'API: all, with facets';
const SUGGESTION = 'API: a suggestion';
/** Maximum slowdown of a call with a hundred times as many products. */
const RATIO_LIMITS: ReadonlyMap<string, number> = new Map([
  [DEPARTMENT, 1.5],
  [LIST, 3],
  [WHOLE, 3],
  [SUGGESTION, 3],
]);
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

interface Catalog {
  readonly seedSeconds: number;
  readonly shop: RunningProcess;
  readonly calls: ReadonlyMap<string, (n: number) => string>;
}

/** Slowdown of lists in a catalogue a hundred times as large. One request at a time. */
export const largeCatalog: Part = async (bench) => {
  const small = await open(bench, SMALL);
  const large = await open(bench, LARGE);
  const rows: Table['rows'][number][] = [];
  for (const name of small.calls.keys()) rows.push(await compare(name, small, large));
  rows.push(...sitemapRows(await readSitemaps(small.shop), await readSitemaps(large.shop)));
  await Promise.all([small.shop.stop(), large.shop.stop()]);
  return {
    title: 'Lists on PostgreSQL: p50 / p99 in ms, one request at a time, nothing cached',
    columns: ['list', '1,000 products', '100,000 products', 'ratio', 'floor'],
    rows: [
      ...rows,
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

async function open(bench: Bench, products: number): Promise<Catalog> {
  const server = await bench.postgres();
  const { url, seconds } = await seedDatabase(server, `bench_${String(products)}`, products);
  const shop = await startShop({ DATABASE_URL: url });
  const categories = await readCategories(shop);
  const choices = await Promise.all(categories.map(({ id }) => commonestBrand(shop, id)));
  return { seedSeconds: seconds, shop, calls: new Map(listCalls(categories, choices)) };
}

async function compare(name: string, small: Catalog, large: Catalog) {
  const [few, many]: [Times[], Times[]] = [[], []];
  // Alternates, so that noise affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push(await timesOf(small, name, round));
    many.push(await timesOf(large, name, round));
  }
  const middle = (all: readonly Times[], of: keyof Times) => median(all.map((one) => one[of]));
  const shown = (all: readonly Times[]) =>
    `${milliseconds(middle(all, 'p50'))} / ${milliseconds(middle(all, 'p99'))}`;
  const ratio = middle(many, 'p50') / middle(few, 'p50');
  const max = RATIO_LIMITS.get(name);
  return [
    name,
    shown(few),
    shown(many),
    ratio.toFixed(1),
    max === undefined ? '' : floor(ratio, { max }),
  ];
}

type Times = Pick<Load, 'p50' | 'p99'>;

async function timesOf({ shop, calls }: Catalog, name: string, round: number): Promise<Times> {
  const pathOf = calls.get(name);
  const times = await load({
    port: shop.port,
    connections: 1,
    seconds: LIMIT_SECONDS,
    next: (n) => (n < CALLS && pathOf ? wire(pathOf(round * CALLS + n)) : undefined),
  });
  if (times.failures > 0) throw new Error(`${String(times.failures)} lists were not answered`);
  return times;
}

interface Choice {
  readonly category: number;
  readonly brand: number;
}

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
  // The service ignores `call`; it makes each address unique, which bypasses the memory cache.
  const list = (n: number, query: string, perPage = 24) =>
    `/api/v1/products/web?per_page=${String(perPage)}&${query}&call=${String(n)}`;
  const words = (text = '') => `q=${encodeURIComponent(text)}`;
  return [
    [DEPARTMENT, (n) => list(n, `dept=${String(of(departments, n)?.id)}`)],
    [
      'API: a category by price',
      (n) => list(n, `category=${String(of(categories, n)?.id)}&sort=price-asc`),
    ],
    ['API: all, page 1 to 40', (n) => list(n, `page=${String((n % 40) + 1)}`)],
    [
      LIST,
      (n) => {
        const { category = 0, brand = 0 } = of(choices, n) ?? {};
        const prices = `price_min=${String(20 + (n % 9))}&price_max=${String(900 + n)}`;
        const chosen = `category=${String(category)}&brand=${String(brand)}&${prices}`;
        return list(n, `${chosen}&in_stock=true&facets=true`);
      },
    ],
    [WHOLE, (n) => list(n, `facets=true&price_max=${String(100_000 + n)}`)],
    [
      SUGGESTION,
      (n) => {
        const beginnings = n % 2 === 0 ? BEGINNINGS : BEGINNINGS_THAI;
        return `/api/v1/suggestions?${words(of(beginnings, Math.floor(n / 2)))}&call=${String(n)}`;
      },
    ],
    ['API: a search', (n) => list(n, words(of(WORDS, n)))],
    ['API: a search, with facets', (n) => list(n, `${words(of(WORDS, n))}&facets=true`)],
    [
      'API: a search up to a price',
      (n) => list(n, `${words(of(WORDS, n))}&price_max=${String(300 + (n % 9))}`),
    ],
    // A unique price in each address bypasses the caches of front server and Next.
    [
      'page of a department',
      (n) => `${of(departments, n)?.url ?? ''}?price_max=${String(100_000 + n)}`,
    ],
  ];
}
