import { mkdtemp, rm } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../server/db/client.ts';
import { plantProducts, plantShelves } from '../tests/harness/catalog.ts';
import { plantCrowd } from '../tests/harness/crowd.ts';
import {
  expectHistory,
  expectMoney,
  expectPapers,
  expectReturns,
  expectSoldCards,
  expectStock,
} from '../tests/harness/invariants.ts';
import { expectOwed, expectPayments } from '../tests/harness/payment-books.ts';
import { hirePharmacist } from '../tests/harness/consultation.ts';
import { expectDispensed } from '../tests/harness/dispensed.ts';
import type { TestMember } from '../tests/harness/members.ts';
import { signInStaff } from '../tests/harness/orders.ts';
import { freePort } from '../tests/harness/ports.ts';
import {
  breakGround,
  SECRET,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '../tests/harness/service-process.ts';
import { expectAcknowledged } from './acknowledged.ts';
import { openBank, type Bank } from './bank.ts';
import { caller } from './caller.ts';
import { LATE, workRound } from './clerk.ts';
import {
  approveOn,
  counterRound,
  fetchOn,
  handOverOn,
  noteCodes,
  plantDispensary,
  type Dispensary,
  type Dispensers,
} from './dispensary.ts';
import { judge, outcomes, report, type Invariants } from './judge.ts';
import { expectLedgersAgree } from './ledgers.ts';
import { plantPurses, type Purses } from './purse.ts';
import { visit, type Street } from './shopper.ts';
import { expectFlashQuotas, expectSets, plantStalls } from './stalls.ts';
import { answerOn, expectMessages, talkOn } from './talkers.ts';
import { Tally } from './tally.ts';
import { expectCoins, expectCoupons, expectGiftCards, expectTenders } from './wallet-ledgers.ts';

const SECONDS = Number(process.env['TORTURE_SECONDS'] ?? 120);
/** So few that each comes often, and finds coupons and cards that earlier orders of theirs hold. */
const MEMBERS = 24;
const CLIENTS = 12;
/** Clerks of the office, who reach for the same orders. */
const CLERKS = 2;
/** Members who write to a pharmacist meanwhile. */
const TALKERS = 6;
/** Time to accept the last returns and refund them. */
const OVERTIME_ROUNDS = 3;
const PRODUCTS = 12;
/** Few enough that they run out. */
const PIECES = 400;
const KILL_EVERY_MS = 15_000;
const SWITCH_EVERY_MS = 5_000;
/** The reconciler queries open attempts, also those of killed processes; the bank repeats callbacks. */
const DRAIN_MS = 75_000;

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
  const { guests, offers, clerks, pharmacists, patients, counters } = await plant();
  const ports = await Promise.all(
    Array.from({ length: ground.engine === 'postgres' ? 2 : 1 }, () => freePort()),
  );
  const env = {
    SANDBOX_BANK_PORT: String(bank.port),
    SANDBOX_BANK_URL: `http://127.0.0.1:${String(bank.port)}`,
    // One guest represents many members here.
    ...{ OPEN_ORDERS: '10000', ORDERS_AN_HOUR: '100000' },
    // Whichever processes are killed, callbacks go to the first one.
    PUBLIC_URL: `http://127.0.0.1:${String(ports[0])}`,
  };
  const start = (port: number) => startService(ground, { port, env });
  services = await Promise.all(ports.map(start));
  const tally = new Tally();
  const day = { over: false };
  const shop = { service: anyService, bank, products: PRODUCTS, offers };
  const street: Street = { ...shop, putAway: [], charged: [] };
  const desks = clerks.map(({ token }) => ({
    tally,
    call: caller({ service: anyService, token, tally, refusals: LATE }),
  }));
  const dispensary: Dispensary = { service: anyService, tally, bank, day, codes: new Map() };
  const work = [
    ...Array.from({ length: CLIENTS }, async (_, index) => {
      // Shoppers have two windows open: two clients share each of them.
      for (let turn = Math.floor(index / 2); !day.over; turn += CLIENTS / 2) {
        const guest = guests[turn % guests.length];
        if (guest) await visit(street, guest, tally);
      }
    }),
    ...desks.map(async (desk) => {
      while (!day.over) await workRound(desk);
    }),
    ...[...guests.slice(0, TALKERS), ...patients].map((one) => talkOn(one, dispensary)),
    ...pharmacists.map((one) => answerOn(one, dispensary)),
    ...pharmacists.map((one) => approveOn(one, dispensary)),
    ...patients.map((one) => fetchOn(one, dispensary)),
    ...counters.map((one) => handOverOn(one, dispensary)),
    disturbCallbacks(day),
    reaper(start, tally, day),
  ];
  await sleep(SECONDS * 1000);
  day.over = true;
  await Promise.all(work);
  // Requests made while no process ran are worked on at last.
  for (let round = 0; round < OVERTIME_ROUNDS; round += 1) {
    await Promise.all([
      ...desks.map(workRound),
      ...patients.map((patient) => noteCodes(patient, dispensary)),
    ]);
    await Promise.all(counters.map((counter) => counterRound(counter, dispensary)));
  }

  await bank.turn({
    duplicate: false,
    reorder: false,
    late_seconds: 0,
    silent: false,
    timeout: false,
    no_refunds: false,
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
  expect(tally.said.size, 'messages of the day').toBeGreaterThan(TALKERS);
  const answers = tally.counts.get('answers acknowledged') ?? 0;
  expect(answers, 'answers of pharmacists').toBeGreaterThan(TALKERS);
  const told = (what: string) => tally.counts.get(`told: ${what}`) ?? 0;
  expect(told('collected'), 'medicines handed over').toBeGreaterThan(0);
  expect(tally.counts.get('approvals taken back') ?? 0, 'approvals taken back').toBeGreaterThan(0);
  expect(told('delivered'), 'deliveries of the day').toBeGreaterThan(0);
  expect(told('return refunded'), 'returns of the day').toBeGreaterThan(0);
  expect(tally.counts.get('given back unasked') ?? 0, 'unasked refunds').toBeGreaterThan(0);
  expect(tally.counts.get('orders with coins') ?? 0, 'coin coupons of the day').toBeGreaterThan(0);
  expect(tally.counts.get('orders with a free piece') ?? 0, 'sets of the day').toBeGreaterThan(0);
  expect(tally.counts.get('pieces at a flash price') ?? 0, 'flash of the day').toBeGreaterThan(0);
});

/** Invariants of `docs/quality.md`, "Invariants", by their printed names. */
function invariantsOf(db: Database, tally: Tally): Invariants {
  const received = new Map(products().map((id) => [id, PIECES]));
  return {
    'STOCK: on hand, reserved and received agree': () => expectStock(db, received),
    'MONEY: totals of orders, and their pieces': () => expectMoney(db),
    'MONEY: paid, kept and refunded': () => expectPayments(db),
    'MONEY: owed is done, asked for or on the board': () => expectOwed(db),
    'MONEY: one gift card for each that was paid': () => expectSoldCards(db),
    'MONEY: shop and bank agree, charge by charge': () => expectLedgersAgree(db, folder),
    'COINS: purse, ledger and coupons made of them agree': () => expectCoins(db),
    'COUPONS: quotas; each in one living order at most': () => expectCoupons(db),
    'GIFT CARDS: what was, less what living orders took': () => expectGiftCards(db),
    'TENDERS: gift cards and money are the total': () => expectTenders(db),
    'SETS: no piece stays free when its set went back': () => expectSets(db),
    'FLASH: quotas hold, and agree with orders': () => expectFlashQuotas(db),
    'RETURNS: cards, coins and pieces come back, once': () => expectReturns(db),
    'PAPERS: no gaps; what went back has its note': () => expectPapers(db),
    'HISTORY: ends with the status; one key, one order': () => expectHistory(db),
    'ACK: what was answered with 2xx exists': () => expectAcknowledged(db, tally),
    'MESSAGES: none lost, none doubled': () => expectMessages(db, tally),
    'APPROVALS: nothing leaves on one that was taken back': () => expectDispensed(db),
    'ANSWERS: no call failed inside': () => {
      expect(tally.breaches).toEqual([]);
    },
  };
}

const products = () => Array.from({ length: PRODUCTS }, (_, index) => index + 1);

interface Planted extends Purses, Dispensers {
  readonly clerks: readonly TestMember[];
  readonly pharmacists: readonly TestMember[];
}

function plant(): Promise<Planted> {
  return withDatabase(ground, async (world) => {
    await plantShelves(world.db);
    await plantProducts(
      world.db,
      products().map((id) => ({ id, price: 5_000 + id * 1_000, available: PIECES })),
    );
    await plantStalls(world.db, world.clock.now());
    const purses = await plantPurses(world, await plantCrowd(world, MEMBERS, 1));
    const clerks: TestMember[] = [];
    for (let n = 0; n < CLERKS; n += 1) clerks.push(await signInStaff(world));
    const pharmacists = [
      await hirePharmacist(world, { name: 'Malee', licenceNo: '1' }),
      await hirePharmacist(world, { name: 'Thana', licenceNo: '2' }),
    ];
    return { ...purses, ...(await plantDispensary(world)), clerks, pharmacists };
  });
}

function anyService(): ServiceProcess {
  const service = services[randomInt(services.length)];
  if (!service) throw new Error('no process runs');
  return service;
}

/** The bank's callbacks come late, doubled, reordered, or not at all. */
async function disturbCallbacks(day: { readonly over: boolean }): Promise<void> {
  for (let turn = 0; !day.over; turn += 1) {
    await bank.turn({
      duplicate: randomInt(2) === 0,
      reorder: randomInt(4) === 0,
      silent: randomInt(5) === 0,
      timeout: randomInt(8) === 0,
      no_refunds: turn % 4 === 0,
      late_seconds: randomInt(3),
    });
    await sleep(SWITCH_EVERY_MS);
  }
}

/** Kills a process at a random moment and restarts it. Unpaid orders expire soon. */
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
    await withDatabase(ground, ({ db }) => passTime(db));
    services[index] = await start(victim.port);
    tally.count('kill -9');
  }
}

/** Fifteen minutes, for half of the unpaid orders. */
async function passTime(db: Database): Promise<void> {
  await db.execute(
    sql`UPDATE orders SET expires_at = now() WHERE status = 'waiting_payment' AND random() < 0.5`,
  );
}
