import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteSchema, type Cart, type Quote } from '@/lib/cart/contract.ts';
import type { Message } from '@/lib/conversations/contract.ts';
import { orderSchema, type Order } from '@/lib/orders/contract.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { hirePharmacist, READ_ALL, READ_PATIENT, talkersOf } from '@/tests/harness/consultation.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { moveTo, opened, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantGiftCard } from '@/tests/harness/wallet.ts';

/** Approved medicines at a branch, the rest home, in one checkout (`docs/product/orders.md`, "Split carts"). */

const BRANCH = 11;
const [MEDICINE, SOAP, LAST, LAST_MEDICINE] = [1, 2, 3, 4];
const RECEIVED = new Map([
  [MEDICINE, 500],
  [SOAP, 500],
  [LAST, 1],
  [LAST_MEDICINE, 500],
]);
const CARD = { payment_method: 'kbank_card' };

let shop: Shop;
let malee: TestMember;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop({ limits: { open: 5 } });
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: MEDICINE, price: 12_000, available: 500, drugClass: 'dangerous' },
    { id: SOAP, price: 50_000, available: 500 },
    { id: LAST, price: 30_000, available: 1 },
    { id: LAST_MEDICINE, price: 10_000, available: 500, drugClass: 'dangerous' },
  ]);
  // The branch has neither soap nor cream, and one pack of the last medicine.
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [MEDICINE]: 500, [LAST_MEDICINE]: 1 } }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
});

const call = <Body = Record<string, unknown>>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) => shop.call<Body>(method, path, { token, ...(body === undefined ? {} : { body }) });

/** Puts an approved medicine into the cart, beside some goods. */
async function filled(who: Shopper, medicine = MEDICINE, goods = SOAP): Promise<void> {
  const at = await talkersOf(shop).talk(who, malee);
  const { body } = await call<Message>(malee, 'POST', `${at.desk}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: medicine, qty: 1, days: 3 },
    directions: 'One after a meal.',
  });
  await call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  await call<Cart>(who, 'POST', `/me/cart/approvals/${String(body.approval_id)}`);
  await fill(shop, who, [goods, 1]);
}

const splitOf = ({ addressId }: Shopper) => ({
  ...{ delivery_method: 'split', address_id: addressId, branch_id: BRANCH },
});
const quote = async (who: Shopper, more: object = {}) =>
  (await call<Quote>(who, 'POST', '/me/cart/quote', { ...splitOf(who), ...more })).body;
const order = (who: Shopper, options: { key?: string; more?: object } = {}) =>
  place(shop, who, {
    ...(options.key === undefined ? {} : { key: options.key }),
    choices: { ...splitOf(who), ...options.more },
    changes: CARD,
  });
const read = async (who: Shopper, id: string | undefined) =>
  (await call<Order>(who, 'GET', `/me/orders/${String(id)}`)).body;
const mine = ({ memberId }: Shopper) =>
  shop.db.select().from(orders).where(eq(orders.memberId, memberId));

describe('a split checkout', () => {
  it('quotes both parts and their sum', async () => {
    await filled(alice);
    const found = await quote(alice);
    expect(quoteSchema.parse(found)).toEqual(found);
    expect(found).toMatchObject({ total: 660, delivery_fee: 40, cod_allowed: false });
    expect(found.parts).toEqual([
      {
        ...{ delivery_method: 'home', product_ids: [SOAP], delivery_fee: 40 },
        ...{ total: 540, to_pay: 540 },
      },
      {
        ...{ delivery_method: 'pickup', product_ids: [MEDICINE], delivery_fee: 0 },
        ...{ total: 120, to_pay: 120 },
      },
    ]);
  });

  it('places two orders that name each other, for one call', async () => {
    await filled(alice);
    const shown = await quote(alice);
    const { status, body } = await order(alice);
    expect(status).toBe(201);
    const { now: _, ...placed } = orderSchema.parse(body);
    expect(placed).toMatchObject({
      ...{ status: 'waiting_payment', delivery_method: 'home', total: 540, branch: null },
      items: [{ product: { id: SOAP } }],
      together_with: { status: 'waiting_payment', delivery_method: 'pickup', to_pay: 120 },
    });
    const other = await read(alice, body.together_with?.order_id);
    expect(other).toMatchObject({
      ...{ status: 'waiting_payment', delivery_method: 'pickup', total: 120, address: null },
      ...{ items: [{ product: { id: MEDICINE } }], branch: { id: BRANCH } },
      together_with: { order_id: body.order_id, payment_method: 'kbank_card', to_pay: 540 },
    });
    expect(body.total + other.total).toBe(shown.total);
    expect((await call<Cart>(alice, 'GET', '/me/cart')).body.items).toEqual([]);
    await expectInvariants(shop.db, RECEIVED);
  });

  it('is ordered once, however often it is sent', async () => {
    await filled(alice);
    const key = randomUUID();
    const choices = splitOf(alice);
    const { body: asked } = await call<Quote>(alice, 'POST', '/me/cart/quote', choices);
    const body = {
      ...{ ...choices, ...CARD, cart_version: asked.cart_version },
      ...{ quote_total: asked.total, quote_to_pay: asked.to_pay },
    };
    const send = () =>
      shop.call<Order>('POST', '/me/orders', {
        ...{ token: alice.token, body, headers: { 'Idempotency-Key': key } },
      });
    const first = await send();
    const second = await send();
    expect(second.body.order_id).toBe(first.body.order_id);
    expect(await mine(alice)).toHaveLength(2);
  });

  it('spends gift cards on what goes home first, then on the medicine', async () => {
    await filled(alice);
    const { code, pin } = await plantGiftCard(shop, 60_000);
    const { body: card } = await call(alice, 'POST', '/gift-cards/balance', { code, pin });
    const more = { gift_card_codes: [card['token']] };
    expect((await quote(alice, more)).parts.map(({ to_pay: toPay }) => toPay)).toEqual([0, 60]);
    const { body } = await order(alice, { more });
    expect(body).toMatchObject({ status: 'paid', together_with: { status: 'waiting_payment' } });
    const other = await read(alice, body.together_with?.order_id);
    expect(other).toMatchObject({ to_pay: 60, gift_cards: [{ amount: 60 }] });
    await expectInvariants(shop.db, RECEIVED);
  });

  it('leaves each order to be paid, to expire and to be cancelled by itself', async () => {
    await filled(alice);
    const { body } = await order(alice);
    const otherId = body.together_with?.order_id ?? '';
    await tell(shop, shop.bank.event(await opened(shop, alice, otherId), 'succeeded'));
    expect(await read(alice, otherId)).toMatchObject({
      ...{ status: 'waiting_branch_approval', together_with: { status: 'waiting_payment' } },
    });
    await call(alice, 'POST', `/me/orders/${body.order_id}/cancel`, {});
    expect(await read(alice, body.order_id)).toMatchObject({
      ...{ status: 'cancelled', together_with: { status: 'waiting_branch_approval' } },
    });
    await moveTo(shop, otherId, 'staff', 'branch_approved');
    await expectInvariants(shop.db, RECEIVED);
  });

  it('is named at the branch', async () => {
    await filled(alice);
    const { body } = await order(alice);
    const counter = await signInStaff(shop, [BRANCH]);
    const otherId = String(body.together_with?.order_id);
    const path = `/api/admin/v1/orders/${otherId}`;
    expect((await call(counter, 'GET', path)).body).toMatchObject({
      together_with: body.order_id,
    });
  });
});

describe('a split checkout is refused', () => {
  it('without both places', async () => {
    await filled(alice);
    const body = { cart_version: 0, quote_total: 0, delivery_method: 'split', ...CARD };
    const { status, body: refused } = await shop.call('POST', '/me/orders', {
      ...{ token: alice.token, body, headers: { 'Idempotency-Key': randomUUID() } },
    });
    expect(status).toBe(422);
    expect(Object.keys(refused['fields'] as object)).toEqual(['address_id', 'branch_id']);
  });

  it('where nothing needs a branch', async () => {
    await fill(shop, alice, [SOAP, 1]);
    expect(await quote(alice)).toMatchObject({ code: 'NOTHING_TO_SPLIT' });
  });

  it('in cash', async () => {
    await filled(alice);
    const cash = { choices: splitOf(alice), changes: { payment_method: 'cod' } };
    expect((await place(shop, alice, cash)).body).toMatchObject({ code: 'COD_NOT_ALLOWED' });
    expect(await mine(alice)).toEqual([]);
  });

  it('where only one more order may be open', async () => {
    for (let count = 0; count < 4; count += 1) {
      await fill(shop, alice, [SOAP, 1]);
      expect((await place(shop, alice, { changes: CARD })).status).toBe(201);
    }
    await filled(alice);
    expect((await order(alice)).body).toMatchObject({ code: 'ORDER_LIMIT' });
  });
});

describe('the last piece', () => {
  it('at the branch goes to one of two members, and the other one keeps everything', async () => {
    const pair = await Promise.all([shopperOf(shop), shopperOf(shop)]);
    for (const who of pair) await filled(who, LAST_MEDICINE);
    const answers = await Promise.all(pair.map((who) => order(who)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const lost = answers.findIndex(({ status }) => status === 422);
    expect(answers[lost]?.body).toMatchObject({
      ...{ code: 'BRANCH_NOT_AVAILABLE', data: { product_ids: [LAST_MEDICINE] } },
    });
    await expectKept(pair[lost]);
  });

  it('online goes to one of two members, and the other one keeps everything', async () => {
    const pair = await Promise.all([shopperOf(shop), shopperOf(shop)]);
    for (const who of pair) await filled(who, MEDICINE, LAST);
    const answers = await Promise.all(pair.map((who) => order(who)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]?.body).toMatchObject({ code: 'OUT_OF_STOCK' });
    await expectKept(pair[lost]);
  });
});

/** Nothing was ordered, taken or emptied. */
async function expectKept(who: Shopper | undefined): Promise<void> {
  if (!who) throw new Error('both were served');
  expect(await mine(who)).toEqual([]);
  expect((await call<Cart>(who, 'GET', '/me/cart')).body.items).toHaveLength(2);
  const left = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.memberId, [who.memberId]));
  expect(left).toEqual([]);
  await expectInvariants(shop.db, RECEIVED);
}
