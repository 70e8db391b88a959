import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Today } from '@/lib/office/contract.ts';
import type { StockDetail, StockPage } from '@/lib/stock/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, MASK] = [1, 2];
const [SIAM, ARI] = [11, 12];
const WAREHOUSE = 0;

let shop: Shop;
let office: TestMember;
let siam: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, available: 20 },
    { id: MASK, available: 20 },
  ]);
  await plantBranches(shop.db, [
    { id: SIAM, shelves: { [SOAP]: 20 } },
    { id: ARI, shelves: {} },
  ]);
  office = await signInStaff(shop);
  siam = await signInStaff(shop, [SIAM]);
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ofProduct = (id: number) => `/api/admin/v1/stock/${String(id)}`;
const read = async (id: number, who = office) =>
  (await shop.call<StockDetail>('GET', ofProduct(id), { token: who.token })).body;
const at = ({ places }: Partial<StockDetail>, branchId: number) =>
  places?.find((place) => place.branch_id === branchId);

interface Change {
  readonly kind: string;
  readonly pieces?: unknown;
  readonly version?: string;
}
async function set(id: number, branchId: number, change: Change, who = office) {
  const seen = at(await read(id), branchId)?.low_level.version ?? 'unseen';
  const path = `${ofProduct(id)}/low-levels/${String(branchId)}?locale=en`;
  const body = { pieces: null, version: seen, ...change };
  return shop.call<StockDetail & Refused>('PUT', path, { token: who.token, body });
}
const lows = async (query = '', who = office) => {
  const path = `/api/admin/v1/stock?level=low&${query}`;
  return (await shop.call<StockPage>('GET', path, { token: who.token })).body;
};
const lowToday = async (who: TestMember) => {
  const { body } = await shop.call<Today>('GET', '/api/admin/v1/today', { token: who.token });
  return body.waiting.find(({ kind }) => kind === 'low_stock');
};

describe('a level of low stock', () => {
  it('is the shop’s, an own one, or none; every change is in the audit log', async () => {
    expect(at(await read(SOAP), SIAM)).toMatchObject({
      ...{ is_low: false, low_level: { kind: 'default', pieces: 5 } },
    });
    const own = await set(SOAP, SIAM, { kind: 'own', pieces: 20 });
    expect(own.status).toBe(200);
    expect(at(own.body, SIAM)).toMatchObject({ is_low: true, low_level: { pieces: 20 } });
    expect(at(own.body, WAREHOUSE)).toMatchObject({ is_low: false });
    const none = await set(SOAP, SIAM, { kind: 'none' });
    expect(at(none.body, SIAM)).toMatchObject({ is_low: false, low_level: { pieces: null } });
    const log = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'stock.low_level'))
      .orderBy(auditLog.id);
    expect(log.map(({ changes }) => changes)).toEqual([
      { kind: ['default', 'own'], pieces: [null, 20] },
      { kind: ['own', 'none'], pieces: [20, null] },
    ]);
    expect(log[0]).toMatchObject({ subject: 'stock 1', detail: { branch_id: SIAM } });
  });

  it('of a place without the product makes it low there', async () => {
    expect(at(await read(SOAP), ARI)?.is_low).toBe(false);
    const { body } = await set(SOAP, ARI, { kind: 'own', pieces: 3 });
    expect(at(body, ARI)).toMatchObject({ on_hand: 0, is_low: true });
    await set(SOAP, ARI, { kind: 'none' });
  });

  it.each([
    ['an own one without pieces', { kind: 'own' }, 'pieces'],
    ['an own one below zero', { kind: 'own', pieces: -1 }, 'pieces'],
    ['an own one beyond counting', { kind: 'own', pieces: 1e9 }, 'pieces'],
    ['half a piece', { kind: 'own', pieces: 1.5 }, 'pieces'],
    ['none with pieces', { kind: 'none', pieces: 4 }, 'pieces'],
    ['an unknown kind', { kind: 'often' }, 'kind'],
  ])('refuses %s at its field', async (_, change, field) => {
    const { status, body } = await set(MASK, SIAM, change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('refuses a level that somebody changed meanwhile, other places and unknown products', async () => {
    const version = at(await read(MASK), ARI)?.low_level.version ?? '';
    await set(MASK, ARI, { kind: 'own', pieces: 1 });
    const stale = await set(MASK, ARI, { kind: 'own', pieces: 2, version });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    expect((await set(MASK, ARI, { kind: 'none' }, siam)).status).toBe(404);
    expect((await set(99, ARI, { kind: 'none' })).status).toBe(404);
    expect((await set(MASK, 99, { kind: 'none' })).status).toBe(404);
    expect((await set(MASK, ARI, { kind: 'none' })).status).toBe(200);
  });
});

describe('what is low', () => {
  it('is counted on Today by the places of the person, and listed alike', async () => {
    expect(await lowToday(siam)).toBeUndefined();
    await set(SOAP, SIAM, { kind: 'own', pieces: 20 });
    await set(MASK, WAREHOUSE, { kind: 'own', pieces: 30 });
    expect(await lowToday(siam)).toEqual({ kind: 'low_stock', count: 1, oldest: null });
    expect(await lowToday(office)).toMatchObject({ count: 2 });
    expect((await lows('', siam)).total).toBe(1);
    expect((await lows()).total).toBe(2);
    expect((await lows(`branch_id=${String(SIAM)}`)).entities).toMatchObject([
      { product_id: SOAP, low_places: 1 },
    ]);
    const archived = (state: 'archived' | 'live') =>
      shop.db.update(products).set({ state }).where(eq(products.id, MASK));
    await archived('archived');
    expect((await lows()).total).toBe(1);
    expect(await lowToday(office)).toMatchObject({ count: 1 });
    await archived('live');
  });

  it('is the same in the list, on the page of the product and on Today, at any level', async () => {
    const pieces = fc.integer({ min: 0, max: 12 });
    const level = fc.oneof(
      fc.constant({ kind: 'default' }),
      fc.constant({ kind: 'none' }),
      fc.record({ kind: fc.constant('own'), pieces }),
    );
    const shelf = fc.record({ level, onHand: pieces, reserved: fc.nat({ max: 4 }) });
    await fc.assert(
      fc.asyncProperty(shelf, shelf, async (warehouse, branch) => {
        for (const [branchId, one] of [[WAREHOUSE, warehouse] as const, [SIAM, branch] as const]) {
          await set(SOAP, branchId, one.level);
          await shop.db
            .update(stock)
            .set({ onHand: one.onHand, reserved: Math.min(one.reserved, one.onHand) })
            .where(sql`product_id = ${SOAP} AND branch_id = ${branchId}`);
        }
        const places = (await read(SOAP)).places.filter((place) => place.is_low);
        const row = (await lows()).entities.find(({ product_id: id }) => id === SOAP);
        expect(row?.low_places ?? 0).toBe(places.length);
        const atSiam = places.some(({ branch_id: id }) => id === SIAM);
        expect((await lowToday(siam))?.count ?? 0).toBe(atSiam ? 1 : 0);
      }),
      { numRuns: 25 },
    );
  });

  it('counts free pieces, not those that orders hold', async () => {
    await shop.db.update(stock).set({ onHand: 20, reserved: 0 });
    await set(SOAP, SIAM, { kind: 'default' });
    expect(await lowToday(siam)).toBeUndefined();
    const order = { memberId: office.memberId, productId: SOAP, branchId: SIAM };
    await plantOrder(shop, { ...order, qty: 15, status: 'branch_approved' });
    expect(await lowToday(siam)).toMatchObject({ count: 1 });
  });
});
