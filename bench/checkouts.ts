import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase, type DatabaseTarget, type OpenDatabase } from '../server/db/client.ts';
import { createHasher, systemClock } from '../server/core/world.ts';
import { plantProducts, plantShelves } from '../tests/harness/catalog.ts';
import type { Shopper } from '../tests/harness/checkout.ts';
import { plantCrowd } from '../tests/harness/crowd.ts';
import { createDatabase } from '../tests/harness/postgres.ts';
import type { Bench, Part } from './bench.ts';
import { load, wire, type Load } from './load.ts';
import { startProcess, withFolder, type RunningProcess } from './processes.ts';
import { failed, floor, milliseconds, perSecond, type Cell } from './report.ts';

const CLIENTS = 64;
/** Orders placed before measuring, to prepare statements and compile code. */
const WARM_UP = 300;
const ORDERS = 1_500;
const PRODUCTS = 500;
const LIMIT_SECONDS = 120;
const SECRET = 'a secret for benchmarks only';
/** Unit price in satang; in the demo no product costs less than 50 baht. */
const PRICE = 4_900;
/** Order total in baht: one piece and its delivery. */
const TOTAL = 89;
const P99_MAX_MS = 1_000;

interface Mix {
  readonly name: string;
  readonly products: number;
  /** Minimum orders per second on PostgreSQL. */
  readonly least: number;
}

const MIXES: readonly Mix[] = [
  { name: 'different products', products: PRODUCTS, least: 150 },
  { name: 'all buy the same product', products: 1, least: 60 },
];

interface Engine {
  readonly name: string;
  readonly processes: number;
  readonly bounded: boolean;
  open(work: (ground: Ground) => Promise<Load>): Promise<Load>;
}

interface Ground {
  readonly target: DatabaseTarget;
  readonly env: Readonly<Record<string, string>>;
}

/** Orders placed to `waiting_payment` by 64 clients, each order by another member. */
export const checkouts: Part = async (bench) => {
  const engines = [await onPostgres(bench), onPglite];
  const rows: (string | Cell)[][] = [];
  for (const engine of engines) {
    for (const mix of MIXES) rows.push(await measure(engine, mix));
  }
  return {
    title: `Checkouts to waiting_payment: ${String(ORDERS)} orders by ${String(CLIENTS)} clients`,
    columns: ['engine', 'carts', 'orders/s', 'p50 / p99 ms', 'failed', 'floor', 'p99'],
    rows,
  };
};

async function measure(engine: Engine, mix: Mix): Promise<(string | Cell)[]> {
  const { rate, p50, p99, failures } = await engine.open((ground) => run(engine, mix, ground));
  return [
    engine.name,
    mix.name,
    perSecond(rate),
    `${milliseconds(p50)} / ${milliseconds(p99)}`,
    failed(failures),
    engine.bounded ? floor(rate, { min: mix.least }) : '',
    engine.bounded ? floor(p99, { max: P99_MAX_MS, unit: ' ms' }) : '',
  ];
}

async function run({ processes }: Engine, { products }: Mix, ground: Ground): Promise<Load> {
  const crowd = await plant(ground, products);
  const env = { ...ground.env, APP_SECRET: SECRET, LOG_LEVEL: 'error', HOST: '127.0.0.1' };
  const services = await Promise.all(
    Array.from({ length: processes }, () =>
      startProcess({ script: 'server/serve-api.ts', ready: '/readyz', env }),
    ),
  );
  try {
    const requests = crowd.map(orderRequest);
    await place(services, requests.slice(0, WARM_UP));
    return await place(services, requests.slice(WARM_UP));
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

async function place(
  services: readonly RunningProcess[],
  requests: readonly Buffer[],
): Promise<Load> {
  const { length: processes } = services;
  const loads = await Promise.all(
    services.map(({ port }, process) =>
      load({
        port,
        connections: CLIENTS / processes,
        seconds: LIMIT_SECONDS,
        status: 201,
        next: (n) => requests[n * processes + process],
      }),
    ),
  );
  return together(loads);
}

async function plant({ target }: Ground, products: number): Promise<readonly Shopper[]> {
  const database = await openDatabase(target);
  try {
    const { db } = database;
    await plantShelves(db);
    await plantProducts(
      db,
      Array.from({ length: PRODUCTS }, (_, index) => ({
        id: index + 1,
        price: PRICE,
        available: 100_000,
      })),
    );
    const world = { db, clock: systemClock, hasher: createHasher(SECRET) };
    const crowd = await plantCrowd(world, WARM_UP + ORDERS, 1);
    await spread(database, products);
    return crowd;
  } finally {
    await database.close();
  }
}

async function spread({ db }: OpenDatabase, products: number): Promise<void> {
  await db.execute(sql`UPDATE cart_items SET product_id = 1 + member_id % ${products}::int`);
}

function orderRequest({ token, addressId }: Shopper): Buffer {
  return wire('/api/v1/me/orders', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      Platform: 'web',
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({
      cart_version: 1,
      quote_total: TOTAL,
      delivery_method: 'home',
      address_id: addressId,
      payment_method: 'qr',
    }),
  });
}

function together(loads: readonly Load[]): Load {
  return {
    rate: loads.reduce((sum, { rate }) => sum + rate, 0),
    p50: Math.max(...loads.map(({ p50 }) => p50)),
    p95: Math.max(...loads.map(({ p95 }) => p95)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  };
}

async function onPostgres(bench: Bench): Promise<Engine> {
  const { base } = await bench.postgres();
  return {
    name: 'PostgreSQL, two processes',
    processes: 2,
    bounded: true,
    open: async (work) => {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      const url = await createDatabase(base, name);
      return work({ target: { url }, env: { DATABASE_URL: url } });
    },
  };
}

const onPglite: Engine = {
  name: 'PGlite',
  processes: 1,
  bounded: false,
  open: (work) => withFolder((folder) => work({ target: { folder }, env: { DATA_DIR: folder } })),
};
