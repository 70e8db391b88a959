import { auditLog } from '../../audit/schema.ts';
import { branchStaff } from '../../people/schema.ts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '@/server/db/client.ts';

import { parcels } from '@/server/modules/orders/schema.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { payments, refunds } from '@/server/db/schema/payments.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { moveSeen, orderSeen, paymentSeen } from '@/tests/harness/staff-work.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let office: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 100 }]);
  await plantBranches(shop, [11, 12], { productId: 1 });
  office = await signInStaff(shop);
});
afterAll(() => shop.close());

/** The embedded engine does one transaction after the other. */
async function untilItWaits(): Promise<void> {
  if (shop.database.engine === 'pglite') return;
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await selectRows(shop.db, waiting)).length, { timeout: 10_000 })
    .toBeGreaterThan(0);
}

/** An order of the branch 11 that waits there, with money that is not what was asked for. */
async function plantReviewed(): Promise<{ readonly id: string; readonly paymentId: string }> {
  const { memberId } = await signIn(shop);
  const order = { memberId, productId: 1, branchId: 11, pickupCode: 'K7M2QP' } as const;
  const id = await plantOrder(shop, { ...order, status: 'waiting_branch_approval' });
  const [paymentId, at] = [randomUUID(), shop.clock.now()];
  await shop.db.insert(payments).values({
    ...{ id: paymentId, orderId: id, method: 'kbank_card', provider: 'sandbox' },
    ...{ status: 'review', amount: 10_000, nextAction: { type: 'none' }, idempotencyKey: 'key' },
    ...{ createdAt: at, updatedAt: at, expiresAt: at, providerRef: paymentId },
    received: { amount: 9_999, currency: 'THB', providerRef: paymentId },
  });
  return { id, paymentId };
}

type Planted = Awaited<ReturnType<typeof plantReviewed>>;
const approve = async ({ id }: Planted) => {
  const version = await orderSeen(shop, office, id);
  return [`orders/${id}/approve`, { version }] as const;
};
const refund = async ({ paymentId }: Planted) => {
  const version = await paymentSeen(shop, office, paymentId);
  return [`payments/${paymentId}/refund`, { version, reason: 'Another amount' }] as const;
};

const post = (
  { token }: Pick<TestMember, 'token'>,
  [path, body]: readonly [path: string, body: object],
) => shop.call('POST', `/api/admin/v1/${path}`, { token, body });

async function expectUntouched({ id, paymentId }: Planted) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  expect(order?.status).toBe('waiting_branch_approval');
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, paymentId));
  expect(payment?.status).toBe('review');
  expect(await shop.db.$count(refunds, eq(refunds.paymentId, paymentId))).toBe(0);
  expect(await shop.db.$count(auditLog, eq(auditLog.subject, id))).toBe(0);
}

it.each(
  ['the order went to another branch', 'staff lost its branch'].flatMap((what) => [
    ['an order', what, approve] as const,
    ['the money of an order', what, refund] as const,
  ]),
)('does nothing to %s where %s while it was waited for', async (_, what, request) => {
  const planted = await plantReviewed();
  const staff = await signInStaff(shop, [11]);
  const call = await request(planted);
  const asked = await shop.db.transaction(async (tx) => {
    const ofOrder = eq(orders.id, planted.id);
    await tx.select().from(orders).where(ofOrder).for('update');
    const ofStaff = eq(branchStaff.memberId, staff.memberId);
    if (what === 'staff lost its branch') {
      await tx.update(branchStaff).set({ branchId: 12 }).where(ofStaff);
    } else await tx.update(orders).set({ branchId: 12 }).where(ofOrder);
    const answer = post(staff, call);
    await untilItWaits();
    return { answer };
  });
  expect((await asked.answer).status).toBe(404);
  await expectUntouched(planted);
});

it.each([
  ['an order', approve],
  ['the money of an order', refund],
] as const)('lets nobody of another branch touch %s', async (_, request) => {
  const planted = await plantReviewed();
  const stranger = await post(await signInStaff(shop, [12]), await request(planted));
  expect(stranger.status).toBe(404);
  await expectUntouched(planted);
  const own = await post(await signInStaff(shop, [11]), await request(planted));
  expect(own.status).toBe(200);
});

it('lets nobody but the order’s own staff say where its parcel is', async () => {
  const { memberId } = await signIn(shop);
  const plant = () => plantOrder(shop, { memberId, productId: 1, status: 'packing' });
  const [id, another] = [await plant(), await plant()];
  const parcel = { carrier: 'Thai Post', tracking_no: 'EX123456789TH' };
  for (const order of [id, another])
    await moveSeen(shop, office, order, { move: 'ship', ...parcel });
  const eventsOf = async (orderId: string) => {
    const rows = await shop.db.select().from(parcels).where(eq(parcels.orderId, orderId));
    return rows.flatMap(({ events }) => events.map(({ state }) => state));
  };
  const [sent] = await shop.db.select().from(parcels).where(eq(parcels.orderId, id));
  const path = `parcels/${String(sent?.id)}/events`;
  const event = { state: 'in_transit', place_en: 'Lampang', place_th: 'ลำปาง' };
  const stranger = await signInStaff(shop, [11]);
  expect((await post(stranger, [`orders/${id}/${path}`, event])).status).toBe(404);
  // Not by the way of another order, either.
  expect((await post(office, [`orders/${another}/${path}`, event])).status).toBe(404);
  expect([await eventsOf(id), await eventsOf(another)]).toEqual([['handed_over'], ['handed_over']]);
  expect((await post(office, [`orders/${id}/${path}`, event])).status).toBe(200);
  expect(await eventsOf(id)).toEqual(['handed_over', 'in_transit']);
});
