import type { OfficeProductPage } from '../lib/products/contract.ts';
import { DEMO_OFFICE_PHONE, signIn } from './api-calls.ts';
import { type Part, getJson } from './bench.ts';
import { load, wire } from './load.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import { floor, median, milliseconds } from './report.ts';
import { seedDatabase } from './seeding.ts';

const PRODUCTS = 100_000;
const PER_PAGE = 20;
const ROUNDS = 3;
const CALLS = 40;
const LIMIT_SECONDS = 20;
const P95_MAX_MS = 150;

const VIEWS: readonly (readonly [name: string, query: (call: number) => string])[] = [
  ['all, newest first', (call) => `page=${String(call + 1)}`],
  ['all by code', (call) => `sort=code&page=${String(call + 1)}`],
  ['the last page', () => 'end=true'],
  ['deep pages, newest first', (call) => `after=${String(PRODUCTS / 2 + call)}`],
  ['deep pages by code, backwards', (call) => `sort=code&before=${String(PRODUCTS / 2 + call)}`],
  ['deep pages of what is sold', (call) => `sold=yes&after=${String(1_000 + call)}`],
  ['drafts', () => 'state=draft'],
  ['sold', (call) => `sold=yes&page=${String(call + 1)}`],
  ['not sold', (call) => `sold=no&page=${String(call + 1)}`],
  ['one brand', (call) => `brand_id=${String((call % 60) + 1)}`],
  ['search: an English name', () => 'q=serum'],
  ['search: a Thai name', () => `q=${encodeURIComponent('ครีม')}`],
  ['search: no result', () => 'q=zzzzqq'],
];

/** The office's list of 100,000 products, per view. One request at a time. */
export const officeLists: Part = async (bench) => {
  const { url } = await seedDatabase(await bench.postgres(), 'bench_office', PRODUCTS);
  const service = await startProcess({
    script: 'server/serve-api.ts',
    ready: '/readyz',
    env: { DATABASE_URL: url },
  });
  const { access_token: token } = await signIn(service, DEMO_OFFICE_PHONE);
  const rows = [];
  for (const [name, query] of VIEWS) rows.push(await measure(service, token, name, query));
  await service.stop();
  return {
    title: 'Products in the office, 100,000 on PostgreSQL: p50 / p95 in ms, one request at a time',
    columns: ['view', 'found', 'p50', 'p95', 'floor'],
    rows,
  };
};

async function measure(
  service: RunningProcess,
  token: string,
  name: string,
  query: (call: number) => string,
) {
  const headers = { Authorization: `Bearer ${token}`, Platform: 'web' };
  const path = (call: number) =>
    `/api/admin/v1/products?per_page=${String(PER_PAGE)}&${query(call)}`;
  const { total } = await getJson<OfficeProductPage>(`${service.url}${path(0)}`, { headers });
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = await load({
      port: service.port,
      connections: 1,
      seconds: LIMIT_SECONDS,
      next: (call) => (call < CALLS ? wire(path(call), { headers }) : undefined),
    });
    if (part.failures > 0) throw new Error(`${String(part.failures)} lists were not answered`);
    times.push(part);
  }
  const p95 = median(times.map((part) => part.p95));
  return [
    name,
    total.toLocaleString('en'),
    milliseconds(median(times.map((part) => part.p50))),
    milliseconds(p95),
    floor(p95, { max: P95_MAX_MS, unit: ' ms' }),
  ];
}
