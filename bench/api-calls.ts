import { randomInt } from 'node:crypto';
import type { SitemapAnswer } from '../lib/catalog/contract.ts';
import type { LoginAnswer, OtpChallenge } from '../lib/identity/contract.ts';
import { getJson, readCategories, type Part } from './bench.ts';
import { load, wire, type Load } from './load.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import { failed, milliseconds, perSecond } from './report.ts';
import { DEMO_PRODUCTS } from '../demo/seed/products/generate.ts';
import { seedDatabase } from './seeding.ts';

const SECONDS = 4;
const CONNECTIONS = 32;

/** Service calls: on the embedded database in the shop's process, and with two processes on PostgreSQL. */
export const apiCalls: Part = async (bench) => {
  const embedded = await measure('PGlite', [await bench.shop()]);
  const { url } = await seedDatabase(await bench.postgres(), 'bench_calls', DEMO_PRODUCTS);
  const start = () =>
    startProcess({
      script: 'server/serve-api.ts',
      ready: '/readyz',
      env: { DATABASE_URL: url },
    });
  const processes = [await start(), await start()];
  const real = await measure('PostgreSQL, 2 processes', processes);
  for (const service of processes) await service.stop();
  const [readProduct = NaN, readList = NaN] = embedded.map(({ rate }, index) =>
    Math.min(rate, real[index]?.rate ?? NaN),
  );
  return {
    title: 'API calls: 32 connections',
    columns: ['call', 'engine', 'requests/s', 'p50 ms', 'p99 ms', 'failures'],
    rows: embedded.flatMap(({ row }, index) => [row, real[index]?.row ?? []]),
    figures: { readProduct, readList },
  };
};

async function measure(engine: string, services: readonly RunningProcess[]) {
  const [first] = services;
  if (!first) throw new Error('no process was started');
  const { access_token: token } = await signIn(first);
  const { entities } = await getJson<SitemapAnswer>(`${first.url}/api/v1/products/index?limit=100`);
  const id = (n: number) => String(entities[n % entities.length]?.id);
  const categories = await readCategories(first);
  const category = (n: number) => String(categories[n % categories.length]?.id);
  const member = { method: 'POST', headers: { Authorization: `Bearer ${token}` } } as const;
  const calls: [name: string, next: (n: number) => Buffer][] = [
    ['GET /products/{id}', (n) => wire(`/api/v1/products/${id(n)}`)],
    [
      'GET /products/web?category=',
      (n) => wire(`/api/v1/products/web?per_page=24&category=${category(n)}`),
    ],
    ['POST /me/cart', () => wire('/api/v1/me/cart', member)],
  ];
  const measured = [];
  for (const [name, next] of calls) {
    const loads = await Promise.all(
      services.map(({ port }) =>
        load({ port, next, seconds: SECONDS, connections: CONNECTIONS / services.length }),
      ),
    );
    measured.push(summary(name, engine, loads));
  }
  return measured;
}

function summary(name: string, engine: string, loads: readonly Load[]) {
  const sum = (pick: (one: Load) => number) => loads.reduce((total, one) => total + pick(one), 0);
  const rate = sum((one) => one.rate);
  const row = [
    name,
    engine,
    perSecond(rate),
    milliseconds(Math.max(...loads.map(({ p50 }) => p50))),
    milliseconds(Math.max(...loads.map(({ p99 }) => p99))),
    failed(sum(({ failures }) => failures)),
  ];
  return { rate, row };
}

interface OutboxMessage {
  readonly recipient: string;
  readonly otp: string | null;
}

/** Signs in with the one-time password from the outbox of demo mode; registers a new member by default. */
/** Demo staff who may see and edit all products. */
export const DEMO_OFFICE_PHONE = '0898765432';

export async function signIn(
  { url }: RunningProcess,
  phone = `09${String(randomInt(100_000_000)).padStart(8, '0')}`,
): Promise<LoginAnswer> {
  const post = <Body>(path: string, body: unknown) =>
    getJson<Body>(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const challenge = await post<OtpChallenge>('/guest/otp', { phone_number: phone });
  const { entities } = await getJson<{ entities: OutboxMessage[] }>(`${url}/dev/outbox.json`);
  const code = entities.find(({ recipient }) => recipient === phone)?.otp;
  return post<LoginAnswer>(`/guest/login/otp/${challenge.id}`, {
    phone_number: phone,
    code,
  });
}
