import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import {
  conversationDetailSchema,
  type ConversationDetail,
  type Message,
} from '@/lib/conversations/contract.ts';
import { approvals, conversationMessages } from '@/server/db/schema/conversations.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { pharmacists } from '@/server/modules/pharmacy/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { hirePharmacist, question, READ_ALL, READ_PATIENT } from '@/tests/harness/consultation.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { moveTo, opened, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const BRANCH = 11;
const AMOXICILLIN = 1;
const SOAP = 2;
const RECEIVED = new Map([[AMOXICILLIN, 500]]);
const DAY_MS = 86_400_000;
const PICKUP = { delivery_method: 'pickup', branch_id: BRANCH };
const CARD = { payment_method: 'kbank_card' };

let shop: Shop;
let malee: TestMember;
let alice: Shopper;
let conversation: number;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: AMOXICILLIN, price: 12_000, available: 500, drugClass: 'dangerous' },
    { id: SOAP, price: 50_000, available: 500 },
  ]);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [AMOXICILLIN]: 500, [SOAP]: 500 } }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  const asked = await call<ConversationDetail>(alice, 'POST', '/conversations', question());
  conversation = asked.body.id;
  await call(malee, 'POST', `${DESK}/queue/take`);
});
afterEach(async () => {
  await call(malee, 'POST', `${DESK}/conversations/${String(conversation)}/close`, {
    ...{ ...READ_ALL, advice: 'Rest.' },
  });
  await expectInvariants(shop.db, RECEIVED);
});

const DESK = '/api/admin/v1/pharmacy';
const call = <Body = Record<string, unknown>>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) =>
  shop.call<Body & { code?: string; fields?: Record<string, string> }>(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const approve = (changes: Readonly<Record<string, unknown>> = {}, by = malee) =>
  call<Message>(by, 'POST', `${DESK}/conversations/${String(conversation)}/approvals`, {
    ...READ_PATIENT,
    ...{ client_msg_id: randomUUID(), product_id: AMOXICILLIN, qty: 2, days: 3 },
    directions: 'One capsule three times a day, after meals.',
    ...changes,
  });
const detail = async () =>
  (await call<ConversationDetail>(alice, 'GET', `/conversations/${String(conversation)}`)).body;
const stateOf = async (index = -1) => (await detail()).approvals.at(index)?.state;
const buy = (id: number | null, who: Pick<TestMember, 'token'> = alice) =>
  call<Cart>(who, 'POST', `/me/cart/approvals/${String(id)}`);

/** Approves, puts it into the cart and orders it for the branch. */
async function ordered() {
  const { body } = await approve();
  await buy(body.approval_id);
  const answer = await place(shop, alice, { choices: PICKUP, changes: CARD });
  expect(answer.status).toBe(201);
  return { order: answer.body, approval: body.approval_id };
}

describe('an approval', () => {
  it('is said in the conversation, and stands beside it with product and directions', async () => {
    const { status, body } = await approve();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ type: 'approval', from: 'pharmacist' },
      body: 'One capsule three times a day, after meals.',
    });
    const found = await detail();
    expect(conversationDetailSchema.parse(found)).toEqual(found);
    expect(found.state).toBe('waiting_customer');
    expect(found.approvals).toMatchObject([
      {
        ...{ id: body.approval_id, qty: 2, directions: body.body, state: 'ready' },
        product: { id: AMOXICILLIN, name: 'Product 1' },
      },
    ]);
    const [approval] = found.approvals;
    const left = new Date(approval?.expires_at ?? 0).getTime() - shop.clock.now().getTime();
    expect(Math.round(left / DAY_MS)).toBe(3);
  });

  it('is one, however often it is sent, and sealed in the database', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => approve({ client_msg_id: id })));
    expect(new Set(answers.map(({ body }) => body.approval_id)).size).toBe(1);
    const rows = await shop.db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversation));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('capsule');
  });

  it.each([
    ['of what needs none', { product_id: SOAP }, 'product_id'],
    ['of what is not there', { product_id: 999 }, 'product_id'],
    ['of too many pieces', { qty: 21 }, 'qty'],
    ['for too long', { days: 15 }, 'days'],
    ['without directions', { directions: ' ' }, 'directions'],
  ])('%s is refused', async (_, changes, field) => {
    const { status, body } = await approve(changes);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION' });
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await detail()).approvals).toEqual([]);
  });

  it('comes only from the conversation’s pharmacist', async () => {
    const thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: randomUUID() });
    expect((await approve({}, thana)).body.code).toBe('NOT_YOURS');
    expect((await approve({}, await signInStaff(shop))).body.code).toBe('FORBIDDEN');
    expect((await approve({}, alice)).body.code).toBe('FORBIDDEN');
  });

  it('is never a pharmacist’s own: their question waits for a colleague', async () => {
    const asked = await call<ConversationDetail>(malee, 'POST', '/conversations', question());
    expect((await call(malee, 'POST', `${DESK}/queue/take`)).body.code).toBe('QUEUE_EMPTY');
    await call(malee, 'POST', `/conversations/${String(asked.body.id)}/close`);
  });
});

describe('the cart', () => {
  it('takes exactly what was approved, and not a piece more', async () => {
    const refused = await call(alice, 'POST', '/me/cart/add', { product_id: AMOXICILLIN, qty: 1 });
    expect(refused.body).toMatchObject({
      code: 'APPROVAL_REQUIRED',
      data: { conversation_url: '/pharmacy/consult' },
    });
    const { body } = await approve();
    const cart = await buy(body.approval_id);
    expect(cart.body.items).toMatchObject([
      { qty: 2, max_qty: 2, pickup_only: true, price: 120, now: { kind: 'list' } },
    ]);
    expect(cart.body.earned_coins).toBe(0);
    expect((await buy(body.approval_id)).body.items).toMatchObject([{ qty: 2 }]);
    const more = await call(alice, 'POST', '/me/cart/add', { product_id: AMOXICILLIN, qty: 1 });
    expect(more.body).toMatchObject({
      code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED',
      data: { max: 2 },
    });
  });

  it('does not find other members’ approvals', async () => {
    const { body } = await approve();
    const bob = await shopperOf(shop);
    expect(await buy(body.approval_id, bob)).toMatchObject({ status: 404 });
    const added = await call(bob, 'POST', '/me/cart/add', { product_id: AMOXICILLIN, qty: 1 });
    expect(added.body.code).toBe('APPROVAL_REQUIRED');
  });

  it('lets go of one that is over, or that a newer one replaced', async () => {
    const first = await approve({ qty: 5 });
    await buy(first.body.approval_id);
    const second = await approve({ qty: 1, days: 1 });
    expect(await stateOf(0)).toBe('replaced');
    expect((await buy(first.body.approval_id)).body.code).toBe('APPROVAL_EXPIRED');
    const cart = await call<Cart>(alice, 'GET', '/me/cart');
    expect(cart.body.items).toMatchObject([{ qty: 5, max_qty: 1 }]);
    shop.clock.advance(DAY_MS);
    const { token } = await shopAgain();
    expect(await stateOf()).toBe('expired');
    expect((await buy(second.body.approval_id, { token })).body.code).toBe('APPROVAL_EXPIRED');
    const order = await place(shop, alice, { choices: PICKUP, changes: CARD });
    expect(order.body).toMatchObject({ code: 'APPROVAL_REQUIRED' });
  });
});

describe('an order', () => {
  it('of approved medicines is picked up, whatever else is in it', async () => {
    const { body } = await approve();
    await buy(body.approval_id);
    await fill(shop, alice, [SOAP, 1]);
    const home = await place(shop, alice, { changes: CARD });
    expect(home).toMatchObject({
      status: 422,
      body: { code: 'PICKUP_ONLY', fields: { delivery_method: expect.any(String) as string } },
    });
    const { status } = await place(shop, alice, { choices: PICKUP, changes: CARD });
    expect(status).toBe(201);
  });

  it('uses the approval once, also when two are sent at once', async () => {
    const { body } = await approve();
    await buy(body.approval_id);
    const request = { ...(await orderBody(shop, alice, PICKUP)), ...CARD };
    const answers = await Promise.all(
      [1, 2].map(() =>
        shop.call('POST', '/me/orders', {
          token: alice.token,
          body: request,
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await stateOf()).toBe('used');
    expect((await buy(body.approval_id)).body.code).toBe('APPROVAL_USED');
    const again = await call(alice, 'POST', '/me/cart/add', { product_id: AMOXICILLIN, qty: 1 });
    expect(again.body.code).toBe('APPROVAL_REQUIRED');
  });

  it('gives it back when it is cancelled', async () => {
    const { order, approval } = await ordered();
    await call(alice, 'POST', `/me/orders/${order.order_id}/cancel`);
    expect(await stateOf()).toBe('ready');
    expect((await buy(approval)).status).toBe(200);
  });

  it('is refused, and takes nothing, where the approval went elsewhere meanwhile', async () => {
    const { body } = await approve();
    await buy(body.approval_id);
    const request = { ...(await orderBody(shop, alice, PICKUP)), ...CARD };
    await shop.db
      .update(approvals)
      .set({ expiresAt: shop.clock.now() })
      .where(eq(approvals.memberId, alice.memberId));
    const answer = await shop.call('POST', '/me/orders', {
      token: alice.token,
      body: request,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(answer.body).toMatchObject({
      code: 'APPROVAL_REQUIRED',
      data: { product_ids: [AMOXICILLIN] },
    });
  });

  it('is handed over only by a pharmacist', async () => {
    const { order } = await ordered();
    const id = order.order_id;
    await tell(shop, shop.bank.event(await opened(shop, alice, id), 'succeeded'));
    await moveTo(shop, id, 'staff', 'branch_approved', 'branch_received');
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const handOver = async (who: TestMember) => {
      const found = await call<{ moves: string[]; pharmacist_only: boolean; version: string }>(
        who,
        'GET',
        `/api/admin/v1/orders/${id}`,
      );
      const done = await call(who, 'POST', `/api/admin/v1/orders/${id}/hand-over`, {
        ...{ version: found.body.version, pickup_code: row?.pickupCode },
      });
      return {
        offered: found.body.moves.includes('hand_over'),
        pharmacistOnly: found.body.pharmacist_only,
        answer: done.status === 200 ? 'done' : done.body.code,
      };
    };
    expect(await handOver(await signInStaff(shop, [BRANCH]))).toEqual({
      ...{ offered: false, pharmacistOnly: true, answer: 'PHARMACIST_ONLY' },
    });
    const pharmacist = await signInStaff(shop, [BRANCH], 'pharmacist');
    const setLicence = (licenceNo: string) =>
      shop.db
        .update(pharmacists)
        .set({ licenceNo })
        .where(eq(pharmacists.memberId, pharmacist.memberId));
    await setLicence('');
    expect(await handOver(pharmacist)).toMatchObject({ offered: false, answer: 'LICENCE_MISSING' });
    await setLicence('50001');
    expect(await handOver(pharmacist)).toEqual({
      ...{ offered: true, pharmacistOnly: true, answer: 'done' },
    });
  });
});

/** A day later the sign-in of before is over. */
async function shopAgain(): Promise<TestMember> {
  malee = await signIn(shop, malee.phone);
  alice = { ...alice, ...(await signIn(shop, alice.phone)) };
  return alice;
}
