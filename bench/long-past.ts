import { openDatabase } from '../server/db/client.ts';
import { LONG_PAST, plantOthers, plantPast, type Past } from '../tests/harness/long-past.ts';
import { signIn } from './api-calls.ts';
import type { Part } from './bench.ts';
import { load, wire } from './load.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import { floor, median, milliseconds } from './report.ts';
import { seedDatabase } from './seeding.ts';

const PRODUCTS = 1_000;
const SHORT_PAST: Past = { orders: 10, products: 10, coupons: 10, entries: 10 };
/** Members with as long a history besides the two measured, for realistic tables. */
const OTHERS = 20;
const ROUNDS = 5;
const CALLS = 100;
const LIMIT_SECONDS = 20;
const RATIO_LIMIT = 1.5;

const LISTS: readonly (readonly [name: string, path: string])[] = [
  ['orders', '/me/orders?per_page=10'],
  ['orders that are done', '/me/orders?per_page=10&status=completed'],
  ['coupons to use', '/me/coupons?status=ready&per_page=20'],
  ['used coupons', '/me/coupons?status=used&per_page=20'],
  ['coins and ledger', '/me/coins?per_page=20'],
  ['coins that became coupons', '/me/redeem/history'],
  ['what may be redeemed', '/me/redeem/options'],
  ['membership', '/me/membership'],
  ['purchases', '/me/purchases?page=1&per_page=10'],
  ['products to review', '/me/reviews?pending=true&per_page=10'],
  ['own reviews', '/me/reviews?pending=false&per_page=10'],
  ['notifications', '/notifications?per_page=20'],
  ['cart with its coupons', '/me/cart'],
];

/** Slowdown of the lists of a member with years of orders, compared with a new one. One request at a time. */
export const longPast: Part = async (bench) => {
  const { url } = await seedDatabase(await bench.postgres(), 'bench_members', PRODUCTS);
  const service = await startProcess({
    script: 'server/serve-api.ts',
    ready: '/readyz',
    env: { DATABASE_URL: url },
  });
  const short = await signIn(service);
  const long = await signIn(service);
  const database = await openDatabase({ url });
  await plantPast(database.db, [short.user.id], SHORT_PAST);
  const others = await plantOthers(database.db, OTHERS);
  await plantPast(database.db, [...others, long.user.id], LONG_PAST);
  await database.close();
  const rows = [];
  for (const [name, path] of LISTS) {
    const [few, many] = [[] as number[], [] as number[]];
    // Alternates, so that noise affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      few.push(await timeOf(service, path, short.access_token));
      many.push(await timeOf(service, path, long.access_token));
    }
    const ratio = median(many) / median(few);
    rows.push([
      name,
      milliseconds(median(few)),
      milliseconds(median(many)),
      ratio.toFixed(2),
      floor(ratio, { max: RATIO_LIMIT }),
    ]);
  }
  await service.stop();
  return {
    title: 'Lists of a member on PostgreSQL: p50 in ms, one request at a time',
    columns: [
      'list',
      '10 rows of each',
      '2,000 orders, 500 coupons, 5,000 lines',
      'ratio',
      'floor',
    ],
    rows,
  };
};

async function timeOf({ port }: RunningProcess, path: string, token: string): Promise<number> {
  const request = wire(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const { p50, failures } = await load({
    port,
    connections: 1,
    seconds: LIMIT_SECONDS,
    next: (n) => (n < CALLS ? request : undefined),
  });
  if (failures > 0) throw new Error(`${path}: ${String(failures)} requests were not answered`);
  return p50;
}
