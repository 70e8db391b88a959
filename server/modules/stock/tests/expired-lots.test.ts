import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BranchPage } from '@/lib/branches/contract.ts';
import type { Product } from '@/lib/catalog/contract.ts';
import type { ProductSale } from '@/lib/products/contract.ts';
import type { StockDetail, StockPage } from '@/lib/stock/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, shopperOf } from '@/tests/harness/checkout.ts';
import { expectStock } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { withRule } from '@/tests/harness/poison.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { orderSeen } from '@/tests/harness/staff-work.ts';
import { createStockRepo } from '../repo.ts';

const [SOAP, MASK, SERUM, BALM, OIL, MILK] = [1, 2, 3, 4, 5, 6];
const SIAM = 11;
const WAREHOUSE = 0;
/** In Bangkok: in the evening of the last good day, its last second, and the next day. */
const EVENING = '2089-03-10T16:30:00Z';
const LAST_SECOND = '2089-03-10T16:59:59Z';
const NEXT_DAY = '2089-03-10T17:00:00Z';
const OLD = { lot_no: 'OLD', expires_on: '2089-03-10' };
const NEW = { lot_no: 'NEW', expires_on: '2091-01-01' };

let shop: Shop;
let office: TestMember;
let now: Shop['clock']['now'];

beforeAll(async () => {
  shop = await openShop();
  ({ now } = shop.clock);
  await plantShelves(shop.db);
  await plantProducts(
    shop.db,
    [SOAP, MASK, SERUM, BALM, OIL, MILK].map((id) => ({ id, available: 0 })),
  );
  await plantBranches(shop.db, [{ id: SIAM, shelves: {} }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await clockAt(EVENING);
  office = await signInStaff(shop);
});
afterEach(async () => {
  shop.clock.now = now;
  await expectStock(shop.db);
});

async function clockAt(moment: string) {
  shop.clock.now = () => new Date(moment);
  await shop.runJob('expired lots');
}
const get = async <Body>(path: string) =>
  (await shop.call<Body>('GET', path, { token: office.token })).body;
const post = (path: string, body?: object) =>
  shop.call('POST', `/api/admin/v1${path}`, {
    ...{ token: office.token, body },
    headers: { 'Idempotency-Key': randomUUID() },
  });
const move = (body: object) => post('/stock/movements', { branch_id: WAREHOUSE, ...body });
const receive = (productId: number, qty: number, lot?: object, branchId = WAREHOUSE) =>
  move({ kind: 'receive', product_id: productId, branch_id: branchId, qty, lot });
const place = async (productId: number, branchId = WAREHOUSE) => {
  const { places } = await get<StockDetail>(`/api/admin/v1/stock/${String(productId)}`);
  return places.find(({ branch_id: id }) => id === branchId);
};
const level = async (productId: number) =>
  (await get<Product>(`/products/${String(productId)}`)).stock;
const isInStock = async (productId: number) => {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId));
  return row?.inStock;
};
const obstacles = async (productId: number) =>
  (await get<ProductSale>(`/api/admin/v1/products/${String(productId)}/sale`)).obstacles;

describe('pieces past their last good day', () => {
  it('are sold to the end of that day, and not afterwards', async () => {
    await receive(SOAP, 3, OLD);
    const shopper = await shopperOf(shop);
    await clockAt(LAST_SECOND);
    await fill(shop, shopper, [SOAP, 1]);
    const body = await orderBody(shop, shopper);
    expect(await level(SOAP)).toBe('low');
    expect(await obstacles(SOAP)).toEqual([]);
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();

    await clockAt(NEXT_DAY);
    expect((await changes.poll()).toSorted()).toEqual(['catalog', `product:${String(SOAP)}`]);
    expect([await level(SOAP), await isInStock(SOAP)]).toEqual(['none', false]);
    const { token } = shopper;
    const added = await shop.call('POST', '/me/cart/add', {
      ...{ token, body: { product_id: SOAP, qty: 1 } },
    });
    expect([added.status, added.body['code']]).toEqual([409, 'OUT_OF_STOCK']);
    const headers = { 'Idempotency-Key': randomUUID() };
    const ordered = await shop.call('POST', '/me/orders', { token, body, headers });
    expect([ordered.status, ordered.body['code']]).toEqual([409, 'OUT_OF_STOCK']);
    expect(await obstacles(SOAP)).toEqual([{ code: 'all_expired', branches: 0 }]);
    expect(await place(SOAP)).toMatchObject({ on_hand: 3, expired: 3, free: 0, is_low: true });
    const { entities } = await get<StockPage>('/api/admin/v1/stock?level=expired');
    expect(entities).toMatchObject([{ product_id: SOAP, on_hand: 3, expired: 3, free: 0 }]);
  });

  it('stop being expired pieces once they are written off, and new ones are sold', async () => {
    await clockAt(NEXT_DAY);
    await move({ kind: 'damage', product_id: SOAP, qty: 2, lot: OLD });
    expect(await place(SOAP)).toMatchObject({ on_hand: 1, expired: 1, free: 0 });
    await move({ kind: 'count', product_id: SOAP, lot: OLD, seen: 0, expected: 1 });
    expect(await place(SOAP)).toMatchObject({ on_hand: 0, expired: 0, free: 0 });
    expect(await obstacles(SOAP)).toMatchObject([{ code: 'no_stock' }]);
    await receive(SOAP, 6, NEW);
    expect(await level(SOAP)).toBe('ok');
    expect(await obstacles(SOAP)).toEqual([]);
  });

  it('are not at a branch for shoppers either', async () => {
    await receive(MASK, 9, OLD, SIAM);
    const shown = async () => {
      const { entities } = await get<BranchPage>(`/branches?product_ids=${String(MASK)}`);
      return [entities[0]?.stock, (await get<Product>(`/products/${String(MASK)}`)).branch_count];
    };
    expect(await shown()).toEqual(['ok', 1]);
    await clockAt(NEXT_DAY);
    expect(await shown()).toEqual(['none', 0]);
  });

  it('stay expired where a transfer takes them, at once', async () => {
    await receive(SERUM, 4, OLD, SIAM);
    await clockAt(NEXT_DAY);
    const there = { kind: 'transfer', product_id: SERUM, branch_id: SIAM, to_branch_id: WAREHOUSE };
    await move({ ...there, qty: 3 });
    expect(await place(SERUM)).toMatchObject({ on_hand: 3, expired: 3, free: 0 });
    expect(await place(SERUM, SIAM)).toMatchObject({ on_hand: 1, expired: 1, free: 0 });
    expect([await level(SERUM), await isInStock(SERUM)]).toEqual(['none', false]);
  });

  it('are good again where the clock goes back', async () => {
    await receive(MILK, 2, OLD);
    await clockAt(NEXT_DAY);
    expect(await isInStock(MILK)).toBe(false);
    await clockAt(EVENING);
    expect(await place(MILK)).toMatchObject({ expired: 0, free: 2 });
    expect(await isInStock(MILK)).toBe(true);
  });
});

describe('good pieces that an order needs', () => {
  const order = (productId: number, qty: number) =>
    plantOrder(shop, { ...{ memberId: office.memberId, productId, qty }, status: 'paid' });

  it('stay while expired ones leave', async () => {
    await receive(BALM, 4, OLD);
    await receive(BALM, 3, NEW);
    const id = await order(BALM, 2);
    await clockAt(NEXT_DAY);
    expect(await place(BALM)).toMatchObject({ on_hand: 7, reserved: 2, expired: 4, free: 1 });
    const damage = { kind: 'damage', product_id: BALM };
    for (const lot of [undefined, NEW]) {
      const taken = await move({ ...damage, qty: 2, lot });
      expect(taken.body).toMatchObject({ code: 'STOCK_RESERVED', data: { free: 1, reserved: 2 } });
    }
    expect((await move({ ...damage, qty: 1 })).status).toBe(201);
    expect((await move({ ...damage, qty: 4, lot: OLD })).status).toBe(201);
    expect(await place(BALM)).toMatchObject({ on_hand: 2, expired: 0, free: 0 });
    expect(await createStockRepo(shop.db).claim(id)).toEqual([]);
  });

  it('are packed alone: an order whose pieces have expired waits for good ones', async () => {
    await receive(OIL, 3, OLD);
    const id = await order(OIL, 2);
    await clockAt(NEXT_DAY);
    const written = await move({ kind: 'damage', product_id: OIL, qty: 2, lot: OLD });
    expect(written.body).toMatchObject({ code: 'STOCK_RESERVED', data: { free: 1, reserved: 2 } });
    const pack = async () =>
      post(`/orders/${id}/pack`, { version: await orderSeen(shop, office, id) });
    const refused = await pack();
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'STOCK_EXPIRED', data: { product_ids: [OIL] } },
    ]);
    expect(await place(OIL)).toMatchObject({ on_hand: 3, reserved: 2, expired: 3 });
    await receive(OIL, 2, NEW);
    expect((await pack()).status).toBe(200);
    expect(await place(OIL)).toMatchObject({ on_hand: 3, reserved: 0, expired: 3 });
  });
});

it('a lot that fails to be marked blocks no other', async () => {
  await receive(MILK, 1, { ...OLD, lot_no: 'BAD' });
  await receive(MILK, 1, { ...OLD, lot_no: 'ZOO' });
  shop.reports.length = 0;
  await withRule(shop.db, 'stock_lots', `lot_no <> 'BAD' OR NOT is_expired`, async () => {
    await clockAt(NEXT_DAY);
    expect(await place(MILK)).toMatchObject({ on_hand: 4, expired: 3, free: 1 });
    expect(shop.reports).toEqual(['a lot could not be marked']);
  });
  await clockAt(NEXT_DAY);
  expect(await place(MILK)).toMatchObject({ expired: 4, free: 0 });
});
