import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stock as shelves } from '@/server/db/schema/branches.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectStock } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { createStockLots } from '../lot-repo.ts';
import { createStockRepo } from '../repo.ts';
import { stockLots } from '../schema.ts';

const [SOAP, MASK, SERUM, OTHER] = [1, 2, 3, 9];
const [WAREHOUSE, SIAM] = [0, 11];
const DAY_MS = 86_400_000;
/** Noon in Bangkok. */
const START = Date.parse('2089-03-10T05:00:00Z');
const dayOf = (days: number) => new Date(START + days * DAY_MS).toISOString().slice(0, 10);

let shop: Shop;
let office: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  const ids = [SOAP, MASK, SERUM, OTHER];
  await plantProducts(
    shop.db,
    ids.map((id) => ({ id, available: id === OTHER ? 1_000_000 : 0 })),
  );
  await plantBranches(shop.db, [{ id: SIAM, shelves: {} }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = () => new Date(START);
  office = await signInStaff(shop);
});
afterEach(async () => {
  await shop.runJob('expired lots');
  await expectStock(shop.db);
});

const move = async (body: object) =>
  (
    await shop.call('POST', '/api/admin/v1/stock/movements', {
      ...{ token: office.token, body: { branch_id: WAREHOUSE, ...body } },
      headers: { 'Idempotency-Key': randomUUID() },
    })
  ).status;
const lot = (day: number) => ({ lot_no: `D-${String(day)}`, expires_on: dayOf(day) });
/** An order that may reserve pieces of the products under test. */
const anOrder = () =>
  plantOrder(shop, { memberId: office.memberId, productId: OTHER, status: 'paid' });
const reserve = async (productId: number, qty: number, db = shop.db) =>
  createStockRepo(db).reserve(await anOrder(), productId, qty, WAREHOUSE);

/** Whether the pieces of an order left; if too few are good, all stay. */
async function claim(order: string): Promise<boolean> {
  const refused = new Error('refused');
  try {
    await shop.db.transaction(async (tx) => {
      if ((await createStockRepo(tx).claim(order)).length > 0) throw refused;
    });
    return true;
  } catch (error) {
    if (error === refused) return false;
    throw error;
  }
}

async function shelfOf(productId: number) {
  const rows = await shop.db.select().from(shelves).where(eq(shelves.productId, productId));
  return rows.find(({ branchId }) => branchId === WAREHOUSE);
}

describe('a reservation and the job that marks lots', () => {
  const TOMORROW = dayOf(1);
  const lotIds = async (productId: number) => {
    const rows = await shop.db.select().from(stockLots).where(eq(stockLots.productId, productId));
    return rows.map(({ id }) => id);
  };
  const mark = async (productId: number, db = shop.db) => {
    for (const id of await lotIds(productId)) await createStockLots(db).mark(id, TOMORROW);
  };

  it('meet: pieces that expire first are not reserved', async () => {
    await move({ kind: 'receive', product_id: MASK, qty: 5, lot: lot(0) });
    await move({ kind: 'receive', product_id: MASK, qty: 2 });
    const [[id], order] = [await lotIds(MASK), await anOrder()];
    const { waiting } = await shop.db.transaction(async (tx) => {
      await createStockLots(tx).mark(id ?? 0, TOMORROW);
      // It waits for the transaction: for its row, or for the only connection.
      return { waiting: createStockRepo(shop.db).reserve(order, MASK, 3, WAREHOUSE) };
    });
    expect(await waiting).toBe(false);
    expect(await shelfOf(MASK)).toMatchObject({ reserved: 0, expired: 5, free: 2 });
  });

  it('meet: pieces that are reserved first stay with their order', async () => {
    await move({ kind: 'receive', product_id: SERUM, qty: 5, lot: lot(0) });
    const [ids, order] = [await lotIds(SERUM), await anOrder()];
    const { waiting } = await shop.db.transaction(async (tx) => {
      expect(await createStockRepo(tx).reserve(order, SERUM, 3, WAREHOUSE)).toBe(true);
      return { waiting: createStockLots(shop.db).mark(ids[0] ?? 0, TOMORROW) };
    });
    await waiting;
    expect(await shelfOf(SERUM)).toMatchObject({ reserved: 3, expired: 5, free: 0 });
    expect(await reserve(SERUM, 1)).toBe(false);
  });

  it('run beside movements without a deadlock, and count every piece', async () => {
    await move({ kind: 'receive', product_id: MASK, qty: 40 });
    const rounds = Array.from({ length: 12 }, (_, round) => lot(round % 3));
    for (const one of rounds.slice(0, 3)) {
      await move({ kind: 'receive', product_id: MASK, qty: 9, lot: one });
    }
    shop.clock.now = () => new Date(START + DAY_MS);
    office = await signInStaff(shop);
    const to = { kind: 'transfer', product_id: MASK, to_branch_id: SIAM, qty: 2 };
    const back = { ...to, branch_id: SIAM, to_branch_id: WAREHOUSE };
    const answers = await Promise.all(
      rounds.flatMap((one) => [
        mark(MASK).then(() => 201),
        move({ kind: 'receive', product_id: MASK, qty: 1, lot: { ...one, expires_on: dayOf(9) } }),
        move({ ...to, lot: one }),
        move(back),
        move({ kind: 'damage', product_id: MASK, qty: 1 }),
        reserve(MASK, 2).then(() => 201),
      ]),
    );
    expect([201, 409, 422]).toEqual(expect.arrayContaining(answers));
    expect(answers).toContain(201);
  });
});

/** Pieces that a shopper may still take, by the days of the lots alone. */
async function goodPieces(now: number): Promise<number> {
  const lots = await shop.db.select().from(stockLots).where(eq(stockLots.productId, SOAP));
  const today = new Date(now).toISOString().slice(0, 10);
  const expired = lots
    .filter(({ branchId, expiresOn }) => branchId === WAREHOUSE && expiresOn < today)
    .reduce((sum, { onHand }) => sum + onHand, 0);
  const { onHand = 0, reserved = 0 } = (await shelfOf(SOAP)) ?? {};
  return Math.max(0, onHand - reserved - expired);
}

it('no order takes an expired piece, whatever moves and whenever', async () => {
  const qty = fc.integer({ min: 1, max: 4 });
  const day = fc.integer({ min: 0, max: 4 });
  const branch = { branch_id: fc.constantFrom(WAREHOUSE, SIAM) };
  const someLot = fc.option(day.map(lot), { nil: undefined });
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('receive'), ...branch, qty, lot: someLot }),
    },
    fc.record({ kind: fc.constant('damage'), ...branch, qty, lot: someLot }),
    fc.record({ kind: fc.constant('transfer'), ...branch, qty, lot: someLot }),
    { weight: 3, arbitrary: fc.record({ order: fc.constant('reserve'), qty }) },
    fc.record({ order: fc.constantFrom('release', 'claim'), qty }),
    { weight: 2, arbitrary: fc.record({ day }) },
  );
  const stock = createStockRepo(shop.db);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      let now = START;
      shop.clock.now = () => new Date(now);
      await shop.runJob('expired lots');
      const held: string[] = [];
      for (const one of steps) {
        if ('day' in one) {
          now = START + one.day * DAY_MS;
          await shop.runJob('expired lots');
          office = await signInStaff(shop);
        } else if ('kind' in one) {
          const to = one.branch_id === SIAM ? WAREHOUSE : SIAM;
          const extra = one.kind === 'transfer' ? { to_branch_id: to } : {};
          expect([201, 409, 422]).toContain(await move({ ...one, ...extra, product_id: SOAP }));
        } else if (one.order === 'reserve') {
          const [good, order] = [await goodPieces(now), await anOrder()];
          const take = () => stock.reserve(order, SOAP, one.qty, WAREHOUSE);
          let isHeld = await take();
          expect(isHeld && one.qty > good).toBe(false);
          if (!isHeld) {
            // An emptied lot keeps its mark while the clock goes back, until the job runs.
            await shop.runJob('expired lots');
            isHeld = await take();
            expect(isHeld).toBe(one.qty <= good);
          }
          if (isHeld) held.push(order);
        } else {
          const order = held.shift();
          if (order === undefined) continue;
          if (one.order === 'release') await stock.release(order);
          else if (!(await claim(order))) held.push(order);
        }
        await expectStock(shop.db);
      }
    }),
    { numRuns: 15 },
  );
});
