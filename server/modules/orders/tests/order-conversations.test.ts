import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract.ts';
import type { Order } from '@/lib/orders/contract.ts';
import type { StaffOrderDetail } from '@/lib/staff/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { hirePharmacist, READ_ALL, talkersOf } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Lines of an order name the conversation they come from (`docs/product/orders.md`, "Order pages"). */

const [SOAP, CREAM] = [1, 2];
const DAY_MS = 86_400_000;

let shop: Shop;
let malee: TestMember;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP }, { id: CREAM }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  malee = await signIn(shop, malee.phone);
  alice = await shopperOf(shop);
});

const call = <Body>({ token }: Pick<TestMember, 'token'>, path: string) =>
  shop.call<Body>('GET', path, { token });

/** @returns id of a conversation in which soap was recommended */
async function recommended(who: Shopper): Promise<number> {
  const talkers = talkersOf(shop);
  const at = await talkers.talk(who, malee);
  await talkers.call(malee, 'POST', `${at.desk}/messages`, {
    ...{ client_msg_id: randomUUID(), type: 'product', product_id: SOAP },
  });
  await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  return at.id;
}
const linesOf = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ product, conversation_id: id }) => [product.id, id]);
async function order(who = alice): Promise<Order> {
  await fill(shop, who, [SOAP, 1], [CREAM, 1]);
  const { status, body } = await place(shop, who);
  expect(status).toBe(201);
  return body;
}

it('lines of what was recommended name the conversation, and the others none', async () => {
  await recommended(alice);
  const id = await recommended(alice);
  const placed = await order();
  const lines = [
    [SOAP, id],
    [CREAM, null],
  ];
  expect(linesOf(placed)).toEqual(lines);
  expect(linesOf((await call<Order>(alice, `/me/orders/${placed.order_id}`)).body)).toEqual(lines);
  const path = `/api/admin/v1/orders/${placed.order_id}`;
  const { body } = await call<StaffOrderDetail>(await signInStaff(shop, []), path);
  expect(body.items.map((item) => item.conversation_id)).toEqual([id, null]);
});

it('the conversation names its orders', async () => {
  const id = await recommended(alice);
  const { order_id: orderId } = await order();
  const { body } = await call<ConversationDetail>(alice, `/conversations/${String(id)}`);
  expect(body.orders).toEqual([{ order_id: orderId, status: 'cash_on_delivery' }]);
});

it('names neither another member’s conversation nor an old one', async () => {
  await recommended(await shopperOf(shop));
  expect(linesOf(await order())).toContainEqual([SOAP, null]);
  await recommended(alice);
  shop.clock.advance(31 * DAY_MS);
  const later = { ...(await signIn(shop, alice.phone)), addressId: alice.addressId };
  expect(linesOf(await order(later))).toContainEqual([SOAP, null]);
});
