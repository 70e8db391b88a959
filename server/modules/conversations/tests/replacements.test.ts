import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import type { ConversationDetail, Message } from '@/lib/conversations/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import type { Conflict } from '@/lib/health/contract.ts';
import type { GivenApprovalList } from '@/lib/conversations/contract-desk.ts';
import type { StaffOrderDetail } from '@/lib/staff/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { payments, refunds } from '@/server/db/schema/payments.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import {
  DESK,
  hirePharmacist,
  READ_ALL,
  READ_PATIENT,
  talkersOf,
} from '@/tests/harness/consultation.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { moveTo, opened, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { orderSeen } from '@/tests/harness/staff-work.ts';

/** Approvals that another one takes the place of, and ways out for orders that lost theirs. */

const BRANCH = 11;
const IBUPROFEN = 1;
const STAFF = '/api/admin/v1';

let shop: Shop;
let malee: TestMember;
let counter: TestMember;
let alice: Shopper;
let at: Awaited<ReturnType<ReturnType<typeof talkersOf>['talk']>>;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: IBUPROFEN, price: 12_000, available: 500, drugClass: 'dangerous' },
  ]);
  await shop.db
    .update(products)
    .set({ ingredientsEn: 'Each tablet contains ibuprofen 400 mg.' })
    .where(eq(products.id, IBUPROFEN));
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [IBUPROFEN]: 500 } }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  counter = await signInStaff(shop, [BRANCH], 'pharmacist');
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  at = await talkersOf(shop).talk(alice, malee);
});

interface Refused {
  code?: string;
  data?: { conflicts?: Conflict[] };
}
const call = <Body = object>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) => shop.call<Body & Refused>(method, path, { token, ...(body === undefined ? {} : { body }) });

/** Approved, and the conversation is over. */
async function approved(): Promise<number> {
  const { body } = await call<Message>(malee, 'POST', `${at.desk}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: IBUPROFEN, qty: 2, days: 3 },
    directions: 'One tablet after a meal.',
  });
  await call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  return body.approval_id ?? 0;
}
const givenOf = async (id: number, by: TestMember = malee) => {
  const { body } = await call<GivenApprovalList>(by, 'GET', `${DESK}/approvals`);
  return body.entities.find((one) => one.id === id);
};
async function replace(id: number, changes: object = {}, by: TestMember = malee) {
  return call<{ id: number }>(by, 'POST', `${DESK}/approvals/${String(id)}/replace`, {
    ...{ client_msg_id: randomUUID(), qty: 2, directions: 'Half a tablet.', days: 3 },
    ...{ reason: 'The dose was too high.', version: (await givenOf(id))?.version ?? 'gone' },
    ...changes,
  });
}
const withdraw = (id: number) =>
  call(malee, 'POST', `${DESK}/approvals/${String(id)}/withdraw`, { reason: 'Wrong.' });
const buy = (id: number) => call<Cart>(alice, 'POST', `/me/cart/approvals/${String(id)}`);
const cart = async () => (await call<Cart>(alice, 'GET', '/me/cart')).body;
const approvals = async () =>
  (await call<ConversationDetail>(alice, 'GET', at.mine)).body.approvals;

async function atTheCounter(id: number): Promise<string> {
  await buy(id);
  const choices = { delivery_method: 'pickup', branch_id: BRANCH };
  const placed = await place(shop, alice, { choices, changes: { payment_method: 'kbank_card' } });
  const { order_id: orderId } = placed.body;
  await tell(shop, shop.bank.event(await opened(shop, alice, orderId), 'succeeded'));
  await moveTo(shop, orderId, 'staff', 'branch_approved', 'branch_received');
  return orderId;
}
const shown = async (orderId: string) =>
  (await call<StaffOrderDetail>(counter, 'GET', `${STAFF}/orders/${orderId}`)).body;
async function handOver(orderId: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return call(counter, 'POST', `${STAFF}/orders/${orderId}/hand-over`, {
    ...{ version: await orderSeen(shop, counter, orderId), pickup_code: row?.pickupCode },
  });
}

describe('an approval that is replaced after the end', () => {
  it('gives its place to the new one, and its member is told that something changed', async () => {
    const id = await approved();
    await buy(id);
    const { status, body } = await replace(id, { qty: 1 });
    expect(status).toBe(201);
    expect(await approvals()).toMatchObject([
      { id, state: 'replaced', withdrawable: false, withdrawn_reason: 'The dose was too high.' },
      { id: body.id, state: 'ready', qty: 1, directions: 'Half a tablet.' },
    ]);
    expect((await cart()).items).toMatchObject([{ max_qty: 1 }]);
    expect((await buy(id)).body.code).toBe('APPROVAL_WITHDRAWN');
    const told = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, alice.memberId));
    expect(told.map(({ url }) => url)).toContain(`/pharmacy/consult/${String(at.id)}`);
    expect(JSON.stringify(told)).not.toMatch(/dose|tablet|Product 1/i);
    expect(await talkersOf(shop).logOf(alice, at.id)).toContain('Malee replaced');
  });

  it('is checked like one in the conversation: a conflict needs a reason', async () => {
    const id = await approved();
    await call(alice, 'PUT', '/me/health-profile', {
      ...{ allergies: ['Ibuprofen'], consent_version: PROFILE_CONSENT_VERSION },
    });
    const refused = await replace(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT_UNACKNOWLEDGED' } });
    const keys = refused.body.data?.conflicts?.map(({ key }) => key);
    expect(keys).toEqual(['allergy:ibuprofen:']);
    const reason = 'No reaction to it since 2020.';
    expect((await replace(id, { acknowledged: { conflicts: keys, reason } })).status).toBe(201);
  });

  it('is one approval however often it is sent, and the old one is replaced once', async () => {
    const id = await approved();
    const once = { client_msg_id: randomUUID(), version: (await givenOf(id))?.version };
    const first = await replace(id, once);
    expect((await replace(id, once)).body.id).toBe(first.body.id);
    expect((await replace(id, { version: once.version })).body.code).toBe('VERSION_STALE');
    expect(await approvals()).toHaveLength(2);
    expect(await givenOf(id)).toBeUndefined();
    expect(await givenOf(first.body.id)).toMatchObject({ withdrawn: false });
  });

  it('is replaced only by its pharmacist or a colleague on duty', async () => {
    const id = await approved();
    const thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: randomUUID() });
    await call(thana, 'PUT', `${DESK}/duty`, { on_duty: false });
    expect((await replace(id, {}, thana)).body.code).toBe('OFF_DUTY');
    expect((await replace(id, {}, alice)).body.code).toBe('FORBIDDEN');
    expect((await replace(999_999)).status).toBe(404);
    await call(thana, 'PUT', `${DESK}/duty`, { on_duty: true });
    expect((await replace(id, {}, thana)).status).toBe(201);
  });
});

describe('an order whose approval was taken back at its branch', () => {
  it('goes on with another approval of as many pieces, and is handed over with it', async () => {
    const id = await approved();
    const orderId = await atTheCounter(id);
    await withdraw(id);
    const lost = await shown(orderId);
    expect(lost).toMatchObject({ moves: ['cancel'], taken_back: [{ approval_id: id, qty: 2 }] });
    const version = lost.taken_back[0]?.version;
    const { body } = await replace(id, { version });
    expect(await shown(orderId)).toMatchObject({ taken_back: [], moves: ['hand_over'] });
    expect((await buy(body.id)).body.code).toBe('APPROVAL_USED');
    expect((await handOver(orderId)).status).toBe(200);
    expect((await withdraw(body.id)).body.code).toBe('APPROVAL_HANDED_OVER');
    expect((await replace(body.id)).body.code).toBe('APPROVAL_HANDED_OVER');
  });

  it('is not handed over with one of fewer pieces', async () => {
    const id = await approved();
    const orderId = await atTheCounter(id);
    await replace(id, { qty: 1 });
    expect((await handOver(orderId)).body.code).toBe('APPROVAL_WITHDRAWN');
    expect(await shown(orderId)).toMatchObject({ moves: ['cancel'] });
  });

  it('can be cancelled there, with the money on its way back and the goods on the shelf', async () => {
    const id = await approved();
    const onHand = async () => {
      const [row] = await shop.db.select().from(stock).where(eq(stock.branchId, BRANCH));
      return row?.onHand;
    };
    const before = await onHand();
    const orderId = await atTheCounter(id);
    const cancel = async () =>
      call(counter, 'POST', `${STAFF}/orders/${orderId}/cancel`, {
        ...{ version: await orderSeen(shop, counter, orderId), reason: 'Approval withdrawn' },
      });
    expect((await cancel()).body.code).toBe('ORDER_STATE');
    await withdraw(id);
    expect(await onHand()).toBe((before ?? 0) - 2);
    expect((await cancel()).status).toBe(200);
    expect(await onHand()).toBe(before);
    expect(await shown(orderId)).toMatchObject({ status: 'cancelled', moves: [] });
    const back = await shop.db
      .select()
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.orderId, orderId));
    expect(back).toHaveLength(1);
  });
});
