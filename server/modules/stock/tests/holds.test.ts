import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockHoldPage } from '@/lib/orders/contract-holds.ts';
import type { StockDetail } from '@/lib/stock/contract.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { owing, paid } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { moveSeen } from '@/tests/harness/staff-work.ts';

const [SOAP, MASK] = [1, 2];
const [SIAM, ARI] = [11, 12];
const WAREHOUSE = 0;
const AT_SIAM = { choices: { delivery_method: 'pickup', branch_id: SIAM } };

let shop: Shop;
let office: TestMember;
let siam: TestMember;
let ari: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, available: 500 },
    { id: MASK, available: 500 },
  ]);
  await plantBranches(shop.db, [
    { id: SIAM, shelves: { [SOAP]: 500 } },
    { id: ARI, shelves: {} },
  ]);
  office = await signInStaff(shop);
  siam = await signInStaff(shop, [SIAM]);
  ari = await signInStaff(shop, [ARI]);
});
afterAll(() => shop.close());

const holds = (query = '', who = office, productId = SOAP) =>
  shop.call<StockHoldPage>('GET', `/api/admin/v1/stock/${String(productId)}/holds?${query}`, {
    token: who.token,
  });

/** Pieces of the listed orders and the reserved figure, place by place. */
async function figures(who = office) {
  const { body } = await shop.call<StockDetail>('GET', `/api/admin/v1/stock/${String(SOAP)}`, {
    token: who.token,
  });
  return Promise.all(
    body.places.map(async ({ branch_id: id, reserved }) => {
      const listed = await holds(`branch_id=${String(id)}&per_page=100`, who);
      const sum = listed.body.entities.reduce((all, { qty }) => all + qty, 0);
      expect(listed.body.reserved).toBe(sum);
      return { id, reserved, sum };
    }),
  );
}

describe('the orders that hold pieces', () => {
  it('are those that are open, with pieces, state and since when', async () => {
    const unpaid = await owing(shop, [[SOAP, 2]]);
    const done = await paid(shop, [
      [SOAP, 3],
      [MASK, 1],
    ]);
    const pickup = await paid(shop, [[SOAP, 4]], AT_SIAM);
    const { body } = await holds();
    expect(body).toMatchObject({ total: 3, reserved: 9 });
    expect(body.entities).toMatchObject([
      { order_id: unpaid.id, status: 'waiting_payment', qty: 2, branch_id: WAREHOUSE },
      { order_id: done.id, status: 'paid', qty: 3, branch_id: WAREHOUSE },
      { order_id: pickup.id, status: 'waiting_branch_approval', qty: 4, branch_id: SIAM },
    ]);
    const since = body.entities.map((hold) => hold.since);
    expect(since).toEqual(since.toSorted());
    const second = await holds('per_page=1&page=2');
    expect(second.body).toMatchObject({ total: 3, entities: [{ order_id: done.id }] });
    const masks = await holds('', office, MASK);
    expect(masks.body).toMatchObject({ reserved: 1, entities: [{ order_id: done.id }] });
  });

  it('are seen by people of their place alone', async () => {
    expect((await holds('', siam)).body).toMatchObject({ total: 1, reserved: 4 });
    expect((await holds('', ari)).body).toMatchObject({ total: 0, reserved: 0, entities: [] });
    expect((await holds(`branch_id=${String(SIAM)}`, ari)).status).toBe(404);
    expect((await holds('branch_id=0', siam)).status).toBe(404);
    expect((await holds('', office, 99)).status).toBe(404);
  });

  it('add up to the reserved figure while orders are placed, paid, cancelled and packed', async () => {
    const pieces = fc.integer({ min: 1, max: 5 });
    const end = fc.constantFrom('owing', 'paid', 'cancelled', 'packed');
    const step = fc.record({ qty: pieces, end, atBranch: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { qty, end: state, atBranch } of steps) {
          const options = atBranch ? AT_SIAM : {};
          const begin = state === 'owing' ? owing : paid;
          const { shopper, id } = await begin(shop, [[SOAP, qty]], options);
          if (state === 'cancelled') {
            await shop.call('POST', `/me/orders/${id}/cancel`, { token: shopper.token });
          }
          if (state === 'packed') await moveSeen(shop, office, id, { move: 'pack' });
        }
        for (const { id, reserved, sum } of [...(await figures()), ...(await figures(siam))]) {
          expect(sum, `place ${String(id)}`).toBe(reserved);
        }
      }),
      { numRuns: 6 },
    );
    const places = await figures();
    expect(places.map(({ reserved }) => reserved > 0)).toEqual([true, true, false]);
  });
});
