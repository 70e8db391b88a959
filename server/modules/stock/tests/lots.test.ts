import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Today } from '@/lib/office/contract.ts';
import type { MovementPage, StockDetail, StockPage } from '@/lib/stock/contract.ts';
import { selectRows } from '@/server/db/client.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectStock } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { createStockRepo } from '../repo.ts';
import { stockLots } from '../schema.ts';

const [SOAP, MASK, SERUM, BALM] = [1, 2, 3, 4];
const [SIAM, ARI] = [11, 12];
const WAREHOUSE = 0;
/** Days far from those of any machine. */
const EARLY = { lot_no: 'E-1', expires_on: '2090-01-01' };
const LATE = { lot_no: 'L-1', expires_on: '2091-01-01' };
const LONG_AGO = '2001-01-01';

let shop: Shop;
let office: TestMember;
let siam: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(
    shop.db,
    [SOAP, MASK, SERUM, BALM].map((id) => ({ id, available: 10 })),
  );
  await plantBranches(shop.db, [
    { id: SIAM, shelves: {} },
    { id: ARI, shelves: {} },
  ]);
  office = await signInStaff(shop);
  siam = await signInStaff(shop, [SIAM]);
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly data?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}
const get = async <Body>(path: string, who = office) =>
  (await shop.call<Body>('GET', `/api/admin/v1${path}`, { token: who.token })).body;
const move = (body: object) =>
  shop.call<StockDetail & Refused>('POST', '/api/admin/v1/stock/movements?locale=en', {
    ...{ token: office.token, body: { branch_id: WAREHOUSE, ...body } },
    headers: { 'Idempotency-Key': randomUUID() },
  });
/** `[lot, pieces]` of a place. */
async function lotsAt(productId: number, branchId = WAREHOUSE) {
  const { places } = await get<StockDetail>(`/stock/${String(productId)}`);
  const place = places.find(({ branch_id: id }) => id === branchId);
  return place?.lots.map(({ lot_no: lot, on_hand: pieces }) => [lot, pieces]);
}
async function expire(productId: number, lotNo: string) {
  await shop.db
    .update(stockLots)
    .set({ expiresOn: LONG_AGO })
    .where(and(eq(stockLots.productId, productId), eq(stockLots.lotNo, lotNo)));
  await shop.runJob('expired lots');
}

describe('pieces of lots', () => {
  it('leave first expired first, then those without a lot, then expired ones', async () => {
    await move({ kind: 'receive', product_id: SOAP, qty: 4, lot: LATE });
    await move({ kind: 'receive', product_id: SOAP, qty: 3, lot: EARLY });
    await move({ kind: 'receive', product_id: SOAP, qty: 2, lot: { ...LATE, lot_no: 'X-1' } });
    await expire(SOAP, 'X-1');
    expect(await lotsAt(SOAP)).toEqual([
      ['X-1', 2],
      ['E-1', 3],
      ['L-1', 4],
    ]);
    await move({ kind: 'damage', product_id: SOAP, qty: 5 });
    expect(await lotsAt(SOAP)).toEqual([
      ['X-1', 2],
      ['L-1', 2],
    ]);
    const { entities } = await get<MovementPage>(`/stock/${String(SOAP)}/movements`);
    expect(entities[0]?.lots).toEqual([
      { ...EARLY, change: -3 },
      { ...LATE, change: -2 },
    ]);
    expect(entities[1]?.lots).toMatchObject([{ lot_no: 'X-1', change: 2 }]);
    await move({ kind: 'damage', product_id: SOAP, qty: 11 });
    expect(await lotsAt(SOAP)).toEqual([['X-1', 2]]);
    await move({ kind: 'damage', product_id: SOAP, qty: 2 });
    expect(await lotsAt(SOAP)).toEqual([['X-1', 1]]);
  });

  it('leave with the order that is packed; returned ones have no lot', async () => {
    await move({ kind: 'receive', product_id: MASK, qty: 3, lot: LATE });
    await move({ kind: 'receive', product_id: MASK, qty: 2, lot: EARLY });
    const { memberId } = office;
    const id = await plantOrder(shop, { memberId, productId: MASK, qty: 4, status: 'paid' });
    expect(await lotsAt(MASK)).toEqual([
      ['E-1', 2],
      ['L-1', 3],
    ]);
    await createStockRepo(shop.db).claim(id);
    expect(await lotsAt(MASK)).toEqual([['L-1', 1]]);
    await createStockRepo(shop.db).putBack(id, [{ productId: MASK, qty: 4 }]);
    expect(await lotsAt(MASK)).toEqual([['L-1', 1]]);
    await expectStock(shop.db);
  });

  it('go along with a transfer', async () => {
    await move({ kind: 'receive', product_id: SERUM, qty: 3, lot: LATE });
    await move({ kind: 'receive', product_id: SERUM, qty: 2, lot: EARLY });
    const to = { kind: 'transfer', product_id: SERUM, to_branch_id: SIAM };
    await move({ ...to, qty: 1, lot: LATE });
    expect(await lotsAt(SERUM, SIAM)).toEqual([['L-1', 1]]);
    await move({ ...to, qty: 3 });
    expect(await lotsAt(SERUM, SIAM)).toEqual([
      ['E-1', 2],
      ['L-1', 2],
    ]);
    expect(await lotsAt(SERUM)).toEqual([['L-1', 1]]);
  });

  it('are counted by lot, against the number that the screen showed', async () => {
    const count = { kind: 'count', product_id: SERUM, lot: LATE };
    const stale = await move({ ...count, seen: 4, expected: 2 });
    expect(stale.body).toMatchObject({ code: 'VERSION_STALE', data: { on_hand: 1 } });
    expect((await move({ ...count, seen: 4, expected: 1 })).status).toBe(201);
    expect(await lotsAt(SERUM)).toEqual([['L-1', 4]]);
    const short = await move({ kind: 'damage', product_id: SERUM, qty: 5, lot: LATE });
    expect([short.status, short.body.code, short.body.data]).toEqual([
      409,
      'LOT_SHORT',
      { left: 4 },
    ]);
  });

  it.each([
    [
      'an expired receipt',
      { kind: 'receive', qty: 1, lot: { ...LATE, expires_on: LONG_AGO } },
      'lot.expires_on',
    ],
    [
      'no day',
      { kind: 'receive', qty: 1, lot: { ...LATE, expires_on: '2090-02-30' } },
      'lot.expires_on',
    ],
    ['no number', { kind: 'receive', qty: 1, lot: { ...LATE, lot_no: ' ' } }, 'lot.lot_no'],
    ['a lot of another place', { kind: 'damage', qty: 1, branch_id: ARI, lot: LATE }, 'lot'],
    [
      'a lot of another day',
      { kind: 'damage', qty: 1, lot: { ...LATE, expires_on: '0000-01-01' } },
      'lot',
    ],
  ])('are refused for %s', async (_, body, field) => {
    const { status, body: refused } = await move({ product_id: SERUM, ...body });
    expect([status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]]);
  });
});

describe('an expired lot', () => {
  it('ends with its last good day in Bangkok', async () => {
    const lot = { lot_no: 'B-1', expires_on: '2089-03-10' };
    await move({ kind: 'receive', product_id: BALM, branch_id: SIAM, qty: 1, lot });
    const { now } = shop.clock;
    const daysAt = async (moment: string) => {
      shop.clock.now = () => new Date(moment);
      await shop.runJob('expired lots');
      const staff = await signInStaff(shop, [SIAM]);
      const { places } = await get<StockDetail>(`/stock/${String(BALM)}`, staff);
      const { waiting } = await get<Today>('/today', staff);
      const found = await get<StockPage>('/stock?level=expired', staff);
      const work = waiting.find(({ kind }) => kind === 'expired_stock');
      return [places[0]?.lots[0]?.days_left, found.total, work?.count, work?.oldest];
    };
    try {
      expect(await daysAt('2089-03-09T16:59:00Z')).toEqual([1, 0, undefined, undefined]);
      expect(await daysAt('2089-03-10T16:59:00Z')).toEqual([0, 0, undefined, undefined]);
      const since = '2089-03-10T17:00:00.000Z';
      expect(await daysAt(since)).toEqual([-1, 1, 1, since]);
    } finally {
      shop.clock.now = now;
    }
  });

  it('is work of the people of its place alone', async () => {
    await move({ kind: 'receive', product_id: BALM, qty: 1, lot: { ...LATE, lot_no: 'W-1' } });
    await expire(BALM, 'W-1');
    const countOf = async (who: TestMember) =>
      (await get<Today>('/today', who)).waiting.find(({ kind }) => kind === 'expired_stock')?.count;
    expect(await countOf(siam)).toBeUndefined();
    expect(await countOf(office)).toBe(2);
    const lot = { lot_no: 'W-1', expires_on: LONG_AGO };
    await move({ kind: 'damage', product_id: BALM, qty: 1, lot });
    expect(await countOf(office)).toBe(1);
  });
});

it('lots are the sum of their movements and never more than the pieces on hand', async () => {
  const qty = fc.integer({ min: 1, max: 6 });
  const branch = { branch_id: fc.constantFrom(WAREHOUSE, SIAM) };
  const lot = fc.constantFrom(undefined, EARLY, LATE);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('receive'), ...branch, qty, lot }),
    fc.record({ kind: fc.constant('damage'), ...branch, qty, lot }),
    fc.record({ kind: fc.constant('count'), ...branch, seen: qty, expected: qty, lot }),
    fc.record({ kind: fc.constant('transfer'), ...branch, qty, lot }),
    fc.record({ kind: fc.constant('sale'), qty }),
  );
  await move({ kind: 'receive', product_id: MASK, qty: 10_000 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      for (const one of steps) {
        if (!('branch_id' in one)) {
          const { memberId } = office;
          const id = await plantOrder(shop, { memberId, productId: MASK, status: 'paid' });
          await createStockRepo(shop.db).reserve(id, SOAP, one.qty, WAREHOUSE);
          await createStockRepo(shop.db).claim(id);
          continue;
        }
        const to = one.branch_id === SIAM ? WAREHOUSE : SIAM;
        const extra = one.kind === 'transfer' ? { to_branch_id: to } : {};
        const { status } = await move({ ...one, ...extra, product_id: SOAP });
        expect([201, 409, 422]).toContain(status);
      }
      await expectStock(shop.db);
      const lots = await selectRows<{ lot: string; on_hand: number; moved: number }>(
        shop.db,
        sql`SELECT s.lot_no AS lot, s.on_hand, (SELECT coalesce(sum((l.value ->> 'change')::int), 0)::int
            FROM stock_movements m, jsonb_array_elements(m.lots) l
            WHERE m.product_id = s.product_id AND m.branch_id = s.branch_id
              AND l.value ->> 'lot_no' = s.lot_no) AS moved
          FROM stock_lots s WHERE s.product_id = ${SOAP}`,
      );
      for (const { lot: name, on_hand: onHand, moved } of lots) expect(moved, name).toBe(onHand);
    }),
    { numRuns: 12 },
  );
});
