import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '@/server/db/schema/orders.ts';
import { orderReturns } from '@/server/modules/orders/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { COMPANY, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { decideReturn } from '@/tests/harness/returns.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { moveSeen, orderSeen, returnSeen } from '@/tests/harness/staff-work.ts';

let shop: Shop;
let office: TestMember;
let malee: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 100 }]);
  await plantBranches(
    shop.db,
    [11, 12].map((id) => ({ id, shelves: { 1: 50 } })),
  );
  office = await signInStaff(shop);
  malee = await signIn(shop);
});
afterAll(() => shop.close());

const STALE = { status: 409, body: { code: 'VERSION_STALE' } };

it('an order that waits for another branch by now is read again before it is approved', async () => {
  const id = await plantOrder(shop, {
    ...{ memberId: malee.memberId, productId: 1, pickupCode: 'K7M2QP' },
    ...{ status: 'waiting_branch_approval', branchId: 11 },
  });
  const version = await orderSeen(shop, office, id);
  await moveSeen(shop, office, id, { move: 'reject', reason: 'Broken' });
  const chosen = { token: malee.token, body: { branch_id: 12 } };
  expect((await shop.call('POST', `/me/orders/${id}/branch`, chosen)).status).toBe(200);
  // It stands in the status that was seen.
  expect(await moveSeen(shop, office, id, { move: 'approve', version })).toMatchObject(STALE);
  const { status, body } = await moveSeen(shop, office, id, { move: 'approve' });
  expect([status, body.branch?.id, body.status]).toEqual([200, 12, 'branch_approved']);
});

it('an order whose contents changed under its status is read again', async () => {
  const id = await plantOrder(shop, {
    ...{ memberId: malee.memberId, productId: 1, status: 'cash_on_delivery' },
  });
  const version = await orderSeen(shop, office, id);
  expect(await orderSeen(shop, office, id)).toBe(version);
  const address = { ...COMPANY, address1: '1' };
  await shop.db.update(orders).set({ address }).where(eq(orders.id, id));
  expect(await moveSeen(shop, office, id, { move: 'pack', version })).toMatchObject(STALE);
  expect((await moveSeen(shop, office, id, { move: 'pack' })).status).toBe(200);
});

it.each([
  ['why it comes back', { detail: 'It burned my skin' }],
  ['the pieces', { lines: [{ line: 1, qty: 2 }] }],
])('a return is read again where %s changed', async (_, changes) => {
  const id = await plantOrder(shop, {
    ...{ memberId: malee.memberId, productId: 1, qty: 2, status: 'delivered' },
  });
  await shop.db.insert(orderReturns).values({
    ...{ orderId: id, status: 'requested', reason: 'damaged', detail: 'Leaks' },
    ...{ lines: [{ line: 1, qty: 1 }], requestedAt: shop.clock.now() },
  });
  const version = await returnSeen(shop, office, id);
  await shop.db.update(orderReturns).set(changes).where(eq(orderReturns.orderId, id));
  for (const decision of [{ move: 'approve' }, { move: 'reject', reason: 'Used' }]) {
    expect(await decideReturn(shop, office, id, { ...decision, version })).toMatchObject(STALE);
  }
  expect((await decideReturn(shop, office, id, { move: 'approve' })).status).toBe(200);
});

it('a decision that names nothing is refused', async () => {
  const id = await plantOrder(shop, {
    ...{ memberId: malee.memberId, productId: 1, status: 'cash_on_delivery' },
  });
  for (const body of [{}, { status: 'cash_on_delivery' }]) {
    const path = `/api/admin/v1/orders/${id}/pack`;
    expect((await shop.call('POST', path, { token: office.token, body })).status).toBe(422);
  }
});
