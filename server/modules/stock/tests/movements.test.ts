import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MovementPage, StockDetail, StockPage, StockPlaces } from '@/lib/stock/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { selectRows } from '@/server/db/client.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectStock } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { createStockRepo } from '../repo.ts';

const [SOAP, MASK, SERUM] = [1, 2, 3];
const [SIAM, ARI, ELSEWHERE] = [11, 12, 13];
const WAREHOUSE = 0;

let shop: Shop;
let office: TestMember;
let branch: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, nameEn: 'Rice Soap', available: 10 },
    { id: MASK, nameEn: 'Rice Mask', available: 50 },
    { id: SERUM, nameEn: 'Rose 100% Serum', available: 50 },
  ]);
  await plantBranches(shop, [SIAM, ARI, ELSEWHERE], { productId: MASK, available: 4 });
  office = await signInStaff(shop);
  branch = await signInStaff(shop, [SIAM, ARI]);
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}
const read = <Body>(path: string, who = office) =>
  shop.call<Body & Refused>('GET', `/api/admin/v1/stock${path}`, { token: who.token });
const move = (body: object, { who = office, key = randomUUID(), locale = 'en' } = {}) =>
  shop.call<StockDetail & Refused>('POST', `/api/admin/v1/stock/movements?locale=${locale}`, {
    ...{ token: who.token, body, headers: { 'Idempotency-Key': key } },
  });
const at = ({ places }: StockDetail, branchId: number) =>
  places.find((place) => place.branch_id === branchId);
const moved = async (productId: number, query = '', who = office) =>
  (await read<MovementPage>(`/${String(productId)}/movements${query}`, who)).body.entities;

describe('a movement', () => {
  it('begins with the stock that a place opened with', async () => {
    expect(await moved(SERUM)).toMatchObject([
      { reason: 'opening', change: 50, on_hand: 50, branch_id: WAREHOUSE, person: null },
    ]);
  });

  it('receives, writes off, counts and transfers, with who did it and why', async () => {
    const place = { product_id: SERUM, branch_id: WAREHOUSE };
    await move({ kind: 'receive', ...place, qty: 6, note: 'Invoice 7' });
    await move({ kind: 'damage', ...place, qty: 2 });
    const counted = await move({ kind: 'count', ...place, seen: 51, expected: 54 });
    expect(at(counted.body, WAREHOUSE)).toMatchObject({ on_hand: 51, reserved: 0 });
    const { status, body } = await move({
      ...{ kind: 'transfer', ...place, to_branch_id: SIAM, qty: 11 },
    });
    expect(status).toBe(201);
    expect([at(body, WAREHOUSE)?.on_hand, at(body, SIAM)?.on_hand]).toEqual([40, 11]);
    const lines = await moved(SERUM);
    expect(lines.map(({ reason, change, on_hand }) => [reason, change, on_hand])).toEqual([
      ['transfer_in', 11, 11],
      ['transfer_out', -11, 40],
      ['count', -3, 51],
      ['damage', -2, 54],
      ['receive', 6, 56],
      ['opening', 50, 50],
    ]);
    expect(lines[1]).toMatchObject({ other_branch_id: SIAM, note: '' });
    expect(lines[4]).toMatchObject({ note: 'Invoice 7', person: { member_id: office.memberId } });
    const log = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `stock ${String(SERUM)}`))
      .orderBy(auditLog.id);
    expect(log).toHaveLength(5);
    expect(log[0]).toMatchObject({
      ...{ action: 'stock.receive', changes: { on_hand: [50, 56] } },
      detail: { branch_id: WAREHOUSE, change: 6, note: 'Invoice 7' },
    });
    const before = await read<MovementPage>(`/${String(SERUM)}/movements?per_page=4`);
    expect(before.body.next).toBe(lines[3]?.id);
    const rest = `?per_page=4&before=${String(before.body.next)}`;
    expect((await moved(SERUM, rest)).map(({ reason }) => reason)).toEqual(['receive', 'opening']);
  });

  it('never takes reserved pieces, in the language of the person', async () => {
    const memberId = office.memberId;
    await plantOrder(shop, { memberId, productId: SOAP, qty: 8, status: 'paid' });
    const place = { product_id: SOAP, branch_id: WAREHOUSE };
    for (const body of [
      { kind: 'damage', ...place, qty: 3 },
      { kind: 'count', ...place, seen: 7, expected: 10 },
      { kind: 'transfer', ...place, to_branch_id: SIAM, qty: 3 },
    ]) {
      const { status, body: refused } = await move(body);
      expect([status, refused.code]).toEqual([409, 'STOCK_RESERVED']);
      expect(refused.data).toEqual({ free: 2, reserved: 8 });
    }
    const { body } = await move({ kind: 'damage', ...place, qty: 3 }, { locale: 'th' });
    expect(body.message).toContain('จองไว้');
    expect((await move({ kind: 'damage', ...place, qty: 2 })).status).toBe(201);
  });

  it('refuses a count whose stock changed meanwhile, and says what it is now', async () => {
    const { body } = await move({
      ...{ kind: 'count', product_id: MASK, branch_id: ARI, seen: 3, expected: 5 },
    });
    expect(body).toMatchObject({ code: 'VERSION_STALE', data: { on_hand: 4 } });
    expect(await moved(MASK, `?branch_id=${String(ARI)}`)).toHaveLength(1);
  });

  it('happens once per key, also when the answer was lost', async () => {
    const body = { kind: 'receive', product_id: MASK, branch_id: SIAM, qty: 5 };
    const key = randomUUID();
    await Promise.all([move(body, { key }), move(body, { key })]);
    await shop.db.execute(sql`DELETE FROM idempotency_keys`);
    const { body: after } = await move(body, { key });
    expect(at(after, SIAM)?.on_hand).toBe(9);
  });

  it.each([
    ['to its own place', { to_branch_id: SIAM, qty: 1 }, 422],
    ['of nothing', { to_branch_id: ARI, qty: 0 }, 422],
    ['beyond counting', { to_branch_id: ARI, qty: 1e12 }, 422],
    ['to an unknown place', { to_branch_id: 99, qty: 1 }, 404],
    ['with an unknown field', { to_branch_id: ARI, qty: 1, price: 1 }, 422],
  ])('is no transfer %s', async (_, fields, status) => {
    const body = { kind: 'transfer', product_id: MASK, branch_id: SIAM, ...fields };
    expect((await move(body)).status).toBe(status);
  });

  it('by SQL alone becomes a count, and is not sold', async () => {
    await shop.db.execute(
      sql`UPDATE stock SET on_hand = 40 WHERE product_id = ${MASK} AND branch_id = 0`,
    );
    expect((await moved(MASK))[0]).toMatchObject({ reason: 'count', change: -10, person: null });
    const [row] = await selectRows<{ sold: number }>(
      shop.db,
      sql`SELECT sold FROM products WHERE id = ${MASK}`,
    );
    expect(row?.sold).toBe(0);
  });
});

describe('people of branches', () => {
  it('see and move their own places alone', async () => {
    const { body } = await read<StockPlaces>('/places', branch);
    expect(body.entities.map(({ branch_id: id }) => id)).toEqual([SIAM, ARI]);
    const detail = await read<StockDetail>(`/${String(MASK)}`, branch);
    expect(detail.body.places.map(({ branch_id: id }) => id)).toEqual([SIAM, ARI]);
    const lines = await moved(MASK, '', branch);
    expect(new Set(lines.map(({ branch_id: id }) => id))).toEqual(new Set([SIAM, ARI]));
    for (const path of [
      '?branch_id=13',
      '?branch_id=0',
      `/${String(MASK)}/movements?branch_id=0`,
    ]) {
      expect((await read(path, branch)).status, path).toBe(404);
    }
    const receive = { kind: 'receive', product_id: MASK, qty: 1 };
    const send = { kind: 'transfer', product_id: MASK, branch_id: SIAM, qty: 1 };
    expect((await move({ ...receive, branch_id: SIAM }, { who: branch })).status).toBe(201);
    expect((await move({ ...receive, branch_id: ELSEWHERE }, { who: branch })).status).toBe(404);
    expect((await move({ ...send, to_branch_id: ELSEWHERE }, { who: branch })).status).toBe(404);
    expect((await move({ ...send, to_branch_id: ARI }, { who: branch })).status).toBe(201);
  });
});

describe('the list', () => {
  const names = async (query: string, who = office) =>
    (await read<StockPage>(`?${query}`, who)).body.entities.map(({ name }) => name);

  it('finds products by name, item code, id and scanned code', async () => {
    expect(await names('q=rice')).toEqual(['Rice Soap', 'Rice Mask']);
    expect(await names('q=100%25')).toEqual(['Rose 100% Serum']);
    expect(await names('q=3')).toEqual(['Rose 100% Serum']);
    expect(await names('q=10000')).toHaveLength(3);
    expect(await names('code=100002')).toEqual(['Rice Mask']);
    expect(await names('code=10000')).toEqual([]);
    expect(await names('page=2&per_page=2')).toEqual(['Rose 100% Serum']);
  });

  it('adds up the shown places, and finds those that are low', async () => {
    expect(await names(`level=low&branch_id=${String(ELSEWHERE)}`)).toEqual(['Rice Mask']);
    expect(await names('level=low&branch_id=0')).toEqual(['Rice Soap']);
    const { body } = await read<StockPage>(`?q=mask&branch_id=${String(ELSEWHERE)}`);
    expect(body).toMatchObject({
      total: 1,
      entities: [{ on_hand: 4, reserved: 0, low_places: 1 }],
    });
  });
});

describe('movements add up to the pieces on hand', () => {
  const qty = fc.integer({ min: 1, max: 6 });
  const branchId = fc.constantFrom(WAREHOUSE, SIAM);
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('receive', 'damage'), branch_id: branchId, qty }),
    fc.record({ kind: fc.constant('count'), branch_id: branchId, seen: qty, expected: qty }),
    fc.record({ kind: fc.constant('transfer'), branch_id: branchId, qty }),
    fc.record({ kind: fc.constantFrom('order', 'sale', 'release', 'return'), qty }),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** Orders of the run, oldest first. */
  async function run(one: Step, orders: string[]): Promise<void> {
    const stock = createStockRepo(shop.db);
    if ('branch_id' in one) {
      const to = one.branch_id === SIAM ? WAREHOUSE : SIAM;
      const extra = one.kind === 'transfer' ? { to_branch_id: to } : {};
      const { status } = await move({ ...one, ...extra, product_id: SOAP });
      expect([201, 409]).toContain(status);
      return;
    }
    const orderId = orders[0] ?? '';
    const pieces = [{ productId: SOAP, qty: one.qty }];
    if (one.kind === 'sale') await stock.claim(orderId);
    else if (one.kind === 'release') await stock.release(orderId);
    else if (one.kind === 'return') await stock.putBack(orderId, pieces);
    else {
      const { memberId } = office;
      const id = await plantOrder(shop, { memberId, productId: MASK, status: 'paid' });
      await stock.reserve(id, SOAP, one.qty, WAREHOUSE);
      orders.unshift(id);
    }
  }

  it('under any movements, sales and returns', async () => {
    await move({ kind: 'receive', product_id: MASK, branch_id: WAREHOUSE, qty: 10_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const orders: string[] = [];
        for (const one of steps) await run(one, orders);
        await expectStock(shop.db);
      }),
      { numRuns: 12 },
    );
  });
});
