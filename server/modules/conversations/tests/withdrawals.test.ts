import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import type { ConversationDetail, Message } from '@/lib/conversations/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import type { Conflict } from '@/lib/health/contract.ts';
import {
  givenApprovalListSchema,
  type GivenApprovalList,
} from '@/lib/conversations/contract-desk.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { approvals } from '@/server/db/schema/conversations.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { orderBody, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
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

/** Approvals that are taken back, or that something speaks against after they were given. */

const BRANCH = 11;
const IBUPROFEN = 1;
const PICKUP = { delivery_method: 'pickup', branch_id: BRANCH };
const CARD = { payment_method: 'kbank_card' };
const OF_ALLERGY = 'allergy:ibuprofen:';

let shop: Shop;
let talkers: ReturnType<typeof talkersOf>;
let malee: TestMember;
let counter: TestMember;
let alice: Shopper;
let at: Awaited<ReturnType<ReturnType<typeof talkersOf>['talk']>>;

beforeAll(async () => {
  shop = await openShop();
  talkers = talkersOf(shop);
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
  at = await talkers.talk(alice, malee);
});
afterEach(() => end());

interface Refused {
  code?: string;
  data?: { conflicts?: Conflict[]; product_ids?: number[] };
}
const call = <Body = object>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) => shop.call<Body & Refused>(method, path, { token, ...(body === undefined ? {} : { body }) });
const end = () => call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
async function approve(): Promise<number> {
  const { body } = await call<Message>(malee, 'POST', `${at.desk}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: IBUPROFEN, qty: 2, days: 3 },
    directions: 'One tablet after a meal.',
  });
  return body.approval_id ?? 0;
}
const withdraw = (id: number, by: TestMember = malee, reason = 'The dose was wrong.') =>
  call(by, 'POST', `${DESK}/approvals/${String(id)}/withdraw`, { reason });
const buy = (id: number) => call<Cart>(alice, 'POST', `/me/cart/approvals/${String(id)}`);
const order = () => place(shop, alice, { choices: PICKUP, changes: CARD });
const detail = async () => (await call<ConversationDetail>(alice, 'GET', at.mine)).body;
const noteAllergy = () =>
  call(alice, 'PUT', '/me/health-profile', {
    ...{ allergies: ['Ibuprofen'], consent_version: PROFILE_CONSENT_VERSION },
  });

/** Ordered, paid, and waiting at the counter. */
async function atTheCounter(id: number): Promise<string> {
  await buy(id);
  const placed = await order();
  expect(placed.status).toBe(201);
  const { order_id: orderId } = placed.body;
  await tell(shop, shop.bank.event(await opened(shop, alice, orderId), 'succeeded'));
  await moveTo(shop, orderId, 'staff', 'branch_approved', 'branch_received');
  return orderId;
}
async function handOver(orderId: string, changes: object = {}) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return call(counter, 'POST', `/api/admin/v1/orders/${orderId}/hand-over`, {
    version: await orderSeen(shop, counter, orderId),
    ...{ pickup_code: row?.pickupCode, ...changes },
  });
}

describe('an approval that is taken back', () => {
  it('says so with the reason, and tells the member nothing of health elsewhere', async () => {
    const id = await approve();
    expect((await withdraw(id, malee, ' ')).status).toBe(422);
    expect((await withdraw(id)).status).toBe(200);
    expect((await withdraw(id)).status).toBe(200);
    expect((await detail()).approvals).toMatchObject([
      { state: 'withdrawn', withdrawable: false, withdrawn_reason: 'The dose was wrong.' },
    ]);
    const log = await talkers.logOf(alice, at.id);
    expect(log.filter((line) => line === 'Malee took_back')).toHaveLength(1);
    const told = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, alice.memberId));
    expect(told).toHaveLength(1);
    expect(told[0]?.url).toBe(`/pharmacy/consult/${String(at.id)}`);
    expect(JSON.stringify(told)).not.toMatch(/dose|ibuprofen|Product 1/i);
    const rows = await shop.db.select().from(approvals).where(eq(approvals.id, id));
    expect(JSON.stringify(rows)).not.toContain('dose');
  });

  it('blocks the line of the cart at once, also after the end', async () => {
    const id = await approve();
    await buy(id);
    const before = await orderBody(shop, alice, PICKUP);
    await end();
    expect((await withdraw(id)).status).toBe(200);
    const cart = await call<Cart>(alice, 'GET', '/me/cart');
    expect(cart.body.items).toMatchObject([{ qty: 2, max_qty: 0 }]);
    const seen = await shop.call('POST', '/me/orders', {
      ...{ token: alice.token, body: { ...before, ...CARD } },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(seen.status).toBe(409);
    expect((await order()).body).toMatchObject({ code: 'APPROVAL_REQUIRED' });
    expect((await buy(id)).body.code).toBe('APPROVAL_WITHDRAWN');
  });

  it('is not handed over, until a newer one takes its place', async () => {
    const id = await approve();
    const orderId = await atTheCounter(id);
    expect((await withdraw(id)).status).toBe(200);
    expect(await handOver(orderId)).toMatchObject({
      ...{ status: 409, body: { code: 'APPROVAL_WITHDRAWN', data: { product_ids: [IBUPROFEN] } } },
    });
    await call(malee, 'POST', `${at.desk}/approvals`, {
      ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: IBUPROFEN, qty: 2, days: 3 },
      ...{ directions: 'Half a tablet.' },
      acknowledged: { conflicts: ['bought:ibuprofen:'], reason: 'It is the same order.' },
    });
    expect((await handOver(orderId)).status).toBe(200);
    const states = (await detail()).approvals.map(({ state, withdrawable }) => ({
      ...{ state, withdrawable },
    }));
    expect(states).toEqual([
      { state: 'withdrawn', withdrawable: false },
      { state: 'used', withdrawable: false },
    ]);
  });

  it('is over once the medicine is handed over', async () => {
    const id = await approve();
    const orderId = await atTheCounter(id);
    expect((await handOver(orderId)).status).toBe(200);
    expect((await withdraw(id)).body.code).toBe('APPROVAL_HANDED_OVER');
  });

  it('is withdrawn only by its pharmacist or a colleague on duty', async () => {
    const id = await approve();
    const thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: randomUUID() });
    await call(thana, 'PUT', `${DESK}/duty`, { on_duty: false });
    expect((await withdraw(id, thana)).body.code).toBe('OFF_DUTY');
    expect((await withdraw(id, alice)).body.code).toBe('FORBIDDEN');
    expect((await withdraw(id, await signInStaff(shop))).body.code).toBe('FORBIDDEN');
    expect((await withdraw(999_999)).status).toBe(404);
    await call(thana, 'PUT', `${DESK}/duty`, { on_duty: true });
    expect((await withdraw(id, thana)).status).toBe(200);
    expect(await talkers.logOf(alice, at.id)).toContain('Thana took_back');
  });

  it('stands in the list of its pharmacist until then', async () => {
    const id = await approve();
    const given = async () => {
      const { body } = await call<GivenApprovalList>(malee, 'GET', `${DESK}/approvals`);
      expect(givenApprovalListSchema.parse(body)).toEqual(body);
      return body.entities.find((one) => one.id === id);
    };
    expect(await given()).toMatchObject({ conversation_id: at.id, qty: 2, ordered: false });
    await withdraw(id);
    expect(await given()).toMatchObject({ withdrawn: true });
  });

  it('is never both withdrawn and handed over, in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await approve();
      const orderId = await atTheCounter(id);
      const [back, out] = await Promise.all([withdraw(id), handOver(orderId)]);
      expect([back.status, out.status].toSorted()).toEqual([200, 409]);
      await withdraw(id);
      await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
    }
  });

  it('is never ordered afterwards, in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await approve();
      await buy(id);
      const body = { ...(await orderBody(shop, alice, PICKUP)), ...CARD };
      const headers = { 'Idempotency-Key': randomUUID() };
      const [back, placed] = await Promise.all([
        withdraw(id),
        shop.call<{ order_id: string }>('POST', '/me/orders', {
          token: alice.token,
          body,
          headers,
        }),
      ]);
      expect(back.status).toBe(200);
      const [row] = await shop.db.select().from(approvals).where(eq(approvals.id, id));
      expect(row?.withdrawnAt).not.toBeNull();
      expect(row?.orderId ?? null).toBe(placed.status === 201 ? placed.body.order_id : null);
      if (placed.status === 201)
        await call(alice, 'POST', `/me/orders/${placed.body.order_id}/cancel`);
    }
  });
});

describe('an allergy that is noted after the approval', () => {
  it('keeps the medicine out of the cart and out of an order', async () => {
    const id = await approve();
    await buy(id);
    await noteAllergy();
    expect((await buy(id)).body).toMatchObject({
      ...{ code: 'APPROVAL_RECHECK', data: { product_ids: [IBUPROFEN] } },
    });
    const refused = await order();
    expect(refused).toMatchObject({ status: 409, body: { code: 'APPROVAL_RECHECK' } });
    expect((await detail()).approvals).toMatchObject([{ state: 'ready' }]);
    await call(alice, 'DELETE', '/me/health-profile');
    expect((await order()).status).toBe(201);
  });

  it('is weighed at the counter, and the reason stays with the approval', async () => {
    const id = await approve();
    const orderId = await atTheCounter(id);
    await noteAllergy();
    const refused = await handOver(orderId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT_UNACKNOWLEDGED' } });
    expect(refused.body.data?.conflicts?.map(({ key }) => key)).toEqual([OF_ALLERGY]);
    const acknowledged = { conflicts: [OF_ALLERGY], reason: 'It was a rash, years ago.' };
    expect((await handOver(orderId, { acknowledged })).status).toBe(200);
    const [approval] = (await detail()).approvals;
    expect(approval?.acknowledged?.reason).toBe(acknowledged.reason);
    expect(approval?.acknowledged?.conflicts.map(({ key }) => key)).toEqual([OF_ALLERGY]);
  });
});
