import { setTimeout as sleep } from 'node:timers/promises';
import { productPath } from '../lib/pages/catalog-paths.ts';
import type { OfficeProductDetail } from '../lib/products/contract.ts';
import { DEMO_OFFICE_PHONE, signIn } from './api-calls.ts';
import { type Part, getJson, startShop } from './bench.ts';
import { quantile } from './load.ts';
import type { RunningProcess } from './processes.ts';
import { floor, milliseconds } from './report.ts';
import { seedDatabase } from './seeding.ts';

const PRODUCTS = 1_000;
const SAVES = 25;
const POLL_MS = 50;
const GIVE_UP_MS = 30_000;
const P95_MAX_MS = 3_000;

/** Time from a save in the office until a page that was cached shows the new name, on each of two processes. */
export const saves: Part = async (bench) => {
  const { url } = await seedDatabase(await bench.postgres(), 'bench_saves', PRODUCTS);
  const start = () => startShop({ DATABASE_URL: url, APP_SECRET: 'a secret for benchmarks only' });
  const shops = [await start(), await start()] as const;
  const [office] = shops;
  const { access_token: token } = await signIn(office, DEMO_OFFICE_PHONE);
  const delays: [number[], number[]] = [[], []];
  for (let id = 1; id <= SAVES; id += 1) {
    await Promise.all(shops.map((shop) => pageOf(shop, id)));
    const name = await rename(office, token, id);
    const savedAt = performance.now();
    const [same, other] = await Promise.all(shops.map((shop) => untilShown(shop, id, name)));
    delays[0].push((same ?? NaN) - savedAt);
    delays[1].push((other ?? NaN) - savedAt);
  }
  await Promise.all(shops.map((shop) => shop.stop()));
  return {
    title: `${String(SAVES)} names saved in the office, PostgreSQL, 2 processes: until the product page shows them`,
    columns: ['process', 'p50 ms', 'p95 ms', 'floor'],
    rows: [row('the one that saved', delays[0]), row('the other', delays[1])],
  };
};

/** Saves a new name in English. Resolves to it once it is saved. */
async function rename({ url }: RunningProcess, token: string, id: number): Promise<string> {
  const path = `${url}/api/admin/v1/products/${String(id)}`;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    Platform: 'web',
  };
  const { facts } = await getJson<OfficeProductDetail>(path, { headers });
  const name = `Saved name ${String(id)}`;
  const body = JSON.stringify({ ...facts, name_en: name });
  await getJson(path, { method: 'PUT', headers, body });
  return name;
}

async function untilShown(shop: RunningProcess, id: number, name: string): Promise<number> {
  const startedAt = performance.now();
  while (!(await pageOf(shop, id)).includes(name)) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`${name} was never shown`);
    await sleep(POLL_MS);
  }
  return performance.now();
}

/** The product's page in English; it redirects from former names. */
async function pageOf({ url }: RunningProcess, id: number): Promise<string> {
  const answer = await fetch(url + productPath('en', { id, product_name: 'any name' }));
  if (!answer.ok)
    throw new Error(`the page of product ${String(id)} answered ${String(answer.status)}`);
  return answer.text();
}

function row(name: string, delays: readonly number[]) {
  const sorted = delays.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  return [
    name,
    milliseconds(quantile(sorted, 0.5)),
    milliseconds(p95),
    floor(p95, { max: P95_MAX_MS, unit: ' ms' }),
  ];
}
