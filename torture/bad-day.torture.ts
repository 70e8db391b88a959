import { mkdtemp, rm } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import { plantProducts, plantShelves } from '../tests/harness/catalogue.ts';
import type { Shopper } from '../tests/harness/checkout.ts';
import { plantCrowd } from '../tests/harness/crowd.ts';
import {
  expectHistory,
  expectMoney,
  expectPayments,
  expectStock,
} from '../tests/harness/invariants.ts';
import { freePort } from '../tests/harness/ports.ts';
import {
  breakGround,
  SECRET,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '../tests/harness/service-process.ts';
import { openBank, type Bank } from './bank.ts';
import { expectLedgersAgree, expectWallets } from './ledgers.ts';
import { createTally, visit, type Tally } from './shopper.ts';

const SECONDS = Number(process.env['TORTURE_SECONDS'] ?? 120);
const MEMBERS = 60;
const CLIENTS = 12;
const PRODUCTS = 12;
/** Few enough that they run out. */
const PIECES = 400;
const KILL_EVERY_MS = 15_000;
const SWITCH_EVERY_MS = 5_000;
/** The reconciler asks for what was left open, the bank tells again what nobody heard. */
const DRAIN_MS = 60_000;

let ground: Ground;
let folder: string;
let bank: Bank;
let services: ServiceProcess[] = [];

beforeEach(async () => {
  ground = await breakGround();
  folder = await mkdtemp(join(tmpdir(), 'arun-torture-'));
  bank = await openBank(folder, SECRET);
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await bank.close();
  await ground.remove();
  await rm(folder, { recursive: true, force: true });
});

it(`a bad day of ${String(SECONDS)} s: everything that can go wrong does, and the books are right`, async () => {
  const crowd = await plant();
  const ports = await Promise.all(
    Array.from({ length: ground.engine === 'postgres' ? 2 : 1 }, () => freePort()),
  );
  const env = {
    SANDBOX_BANK_PORT: String(bank.port),
    SANDBOX_BANK_URL: `http://127.0.0.1:${String(bank.port)}`,
    // Whoever else lives or dies: callbacks go to the first process.
    PUBLIC_URL: `http://127.0.0.1:${String(ports[0])}`,
  };
  const start = (port: number) => startService(ground, { port, env });
  services = await Promise.all(ports.map(start));
  const tally = createTally();
  const day = { over: false };
  const work = [
    ...Array.from({ length: CLIENTS }, (_, index) => shop(crowd, index, tally, day)),
    moody(day),
    reaper(start, tally, day),
  ];
  await sleep(SECONDS * 1000);
  day.over = true;
  await Promise.all(work);

  await bank.turn({
    duplicate: false,
    reorder: false,
    late_seconds: 0,
    silent: false,
    timeout: false,
  });
  await sleep(DRAIN_MS);
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await bank.close();
  await withDatabase(ground, async ({ db }) => {
    const verdicts = await judge(invariantsOf(db, tally));
    report(tally, await outcomes(db), verdicts);
    expect(verdicts.flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });
  expect(tally.counts.get('orders') ?? 0, 'orders of the day').toBeGreaterThan(CLIENTS);
});

type Invariants = Readonly<Record<string, () => void | Promise<void>>>;

/** Of `quality.md`, each under the name that it is printed with. */
function invariantsOf(db: Database, tally: Tally): Invariants {
  const received = new Map(products().map((id) => [id, PIECES]));
  return {
    'STOCK: on hand, reserved and received agree': () => expectStock(db, received),
    'MONEY: totals of orders, and their pieces': () => expectMoney(db),
    'MONEY: paid, kept and refunded': () => expectPayments(db),
    'MONEY: shop and bank agree, charge by charge': () => expectLedgersAgree(db, folder),
    'COINS, coupons and gift cards': () => expectWallets(db),
    'HISTORY: ends with the status; one key, one order': () => expectHistory(db),
    'ACK: what was answered with 2xx exists': () => expectAcknowledged(db, tally),
    'ANSWERS: no call failed inside': () => {
      expect(tally.breaches).toEqual([]);
    },
  };
}

interface Verdict {
  readonly name: string;
  readonly breach?: string;
}

/** All of them, whatever the first one says. */
async function judge(invariants: Invariants): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [name, holds] of Object.entries(invariants)) {
    try {
      await holds();
      verdicts.push({ name });
    } catch (error) {
      verdicts.push({ name, breach: `${name}: ${messageOf(error)}` });
    }
  }
  return verdicts;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const products = () => Array.from({ length: PRODUCTS }, (_, index) => index + 1);

function plant(): Promise<readonly Shopper[]> {
  return withDatabase(ground, async (world) => {
    await plantShelves(world.db);
    await plantProducts(
      world.db,
      products().map((id) => ({ id, price: 5_000 + id * 1_000, available: PIECES })),
    );
    return plantCrowd(world, MEMBERS, 1);
  });
}

/** Shoppers have two windows open: two clients share each of them. */
async function shop(
  crowd: readonly Shopper[],
  index: number,
  tally: Tally,
  day: { readonly over: boolean },
): Promise<void> {
  const street = {
    service: () => {
      const service = services[randomInt(services.length)];
      if (!service) throw new Error('no process runs');
      return service;
    },
    bank,
    products: PRODUCTS,
  };
  for (let turn = Math.floor(index / 2); !day.over; turn += CLIENTS / 2) {
    const shopper = crowd[turn % crowd.length];
    if (shopper) await visit(street, shopper, tally);
  }
}

/** The bank's moods: late, doubled, reordered and missing callbacks. */
async function moody(day: { readonly over: boolean }): Promise<void> {
  while (!day.over) {
    await bank.turn({
      duplicate: randomInt(2) === 0,
      reorder: randomInt(4) === 0,
      silent: randomInt(5) === 0,
      timeout: randomInt(8) === 0,
      late_seconds: randomInt(3),
    });
    await sleep(SWITCH_EVERY_MS);
  }
}

/** Kills a process at a random moment, and starts it again. */
async function reaper(
  start: (port: number) => Promise<ServiceProcess>,
  tally: Tally,
  day: { readonly over: boolean },
): Promise<void> {
  while (!day.over) {
    await sleep(KILL_EVERY_MS / 2 + randomInt(KILL_EVERY_MS));
    const index = randomInt(services.length);
    const victim = services[index];
    if (!victim) return;
    await victim.kill();
    services[index] = await start(victim.port);
    tally.counts.set('kill -9', (tally.counts.get('kill -9') ?? 0) + 1);
  }
}

async function outcomes(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ what: string; n: number }>(
    db,
    sql`SELECT 'order ' || status AS what, count(*)::int AS n FROM orders GROUP BY status
      UNION ALL SELECT 'payment ' || status, count(*)::int FROM payments GROUP BY status ORDER BY 1`,
  );
  return new Map(rows.map(({ what, n }) => [what, n]));
}

function report(
  tally: Tally,
  ended: ReadonlyMap<string, number>,
  verdicts: readonly Verdict[],
): void {
  const engine =
    inject('postgresBase') === '' ? 'PGlite, one process' : 'PostgreSQL, two processes';
  const row = (what: string, value: string) => `${what.padEnd(52)}${value}`;
  const lines = [
    ...[...tally.counts, ...ended].map(([what, n]) => row(what, String(n))),
    ...verdicts.map(({ name, breach }) => row(name, breach === undefined ? 'held' : 'BREACHED')),
  ];
  process.stdout.write(`${[engine, ...lines].join('\n  ')}\n`);
}

/** ACK of `quality.md`: what a client saw is there, under its key. */
async function expectAcknowledged(db: Database, { acknowledged }: Tally): Promise<void> {
  const rows = await selectRows<{ id: string; idempotency_key: string }>(
    db,
    sql`SELECT id, idempotency_key FROM orders`,
  );
  const byKey = new Map(rows.map(({ id, idempotency_key: key }) => [key, id]));
  for (const [key, id] of acknowledged) expect(byKey.get(key), `order ${id}`).toBe(id);
}
