import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Quote } from '@/lib/cart/contract.ts';
import { orderPageSchema, orderSchema, type OrderPage } from '@/lib/orders/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { idempotencyKeys } from '@/server/db/schema/operations.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, HOME, orderBody, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const RECEIVED = new Map([
  [1, 1_000],
  [2, 1_000],
  [3, 5],
]);

/** The embedded database runs one transaction at a time: nothing can break off, and a crowd only takes longer. */
const CROSSWISE = inject('postgresBase') === '' ? 40 : 400;
/** Hundreds of members on a machine that does other things as well. */
const PATIENCE = { timeout: 300_000 };

let shop: Shop;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, nameEn: 'Rose serum', nameTh: 'เซรั่มกุหลาบ', price: 39_900, available: 1_000 },
    { id: 2, price: 25_000, dealPrice: 19_900, available: 1_000 },
    { id: 3, price: 9_900, available: 5 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
});
afterEach(() => expectInvariants(shop.db, RECEIVED));

const find = (id: string, { token } = alice, query = '') =>
  shop.call('GET', `/me/orders/${id}${query}`, { token });
const list = (query = '', { token } = alice) =>
  shop.call<OrderPage>('GET', `/me/orders${query}`, { token });
const cartOf = ({ token } = alice) => shop.call('GET', '/me/cart', { token });
async function reserved(productId: number): Promise<number> {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, productId));
  return row?.reserved ?? 0;
}
/** An order without the service's clock. */
const still = (order: Record<string, unknown>) => ({ ...order, now: '' });
const send = (body: unknown, key: string = randomUUID(), { token } = alice) =>
  shop.call('POST', '/me/orders', { token, body, headers: { 'Idempotency-Key': key } });

describe('POST /me/orders', () => {
  it('makes an order of the cart as the shopper saw it', async () => {
    await fill(shop, alice, [1, 1], [2, 1]);
    const before = await reserved(1);
    const { status, body } = await place(shop, alice, { locale: 'th' });
    expect(status).toBe(201);
    expect(orderSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'cash_on_delivery',
      delivery_method: 'home',
      payment: { method: 'cod', amount: 638 },
      subtotal: 598,
      delivery_fee: 40,
      total: 638,
      vat: 41.74,
      item_count: 2,
      coupons: [],
      address: {
        first_name: HOME.first_name,
        province: 'เชียงใหม่',
        sub_district: 'สุเทพ',
        zipcode: HOME.zipcode,
      },
      timeline: [
        { state: 'created', actor: 'member' },
        { state: 'cash_on_delivery', actor: 'system' },
      ],
    });
    expect(body.order_id).toMatch(/^AR\d{6}-[0-9A-Z]{6}$/);
    expect(body.items[0]).toMatchObject({
      product: { id: 1, item_code: '100001', product_name: 'เซรั่มกุหลาบ' },
      price: 399,
      qty: 1,
      discmember: 0,
      discount_line_item: 0,
      line_total: 399,
    });
    expect(await reserved(1)).toBe(before + 1);
    expect((await cartOf()).body).toMatchObject({ items: [], version: 3 });
    const found = await find(body.order_id, alice, '?locale=th');
    expect(still(found.body)).toEqual(still(body));
  });

  it('answers an unpaid order as it is read later', async () => {
    await fill(shop, alice, [1, 2], [2, 1]);
    const { body } = await place(shop, alice, { changes: { payment_method: 'qr' } });
    expect(body).toMatchObject({ status: 'waiting_payment' });
    expect(still((await find(body.order_id)).body)).toEqual(still(body));
  });

  it('tells the member', async () => {
    await fill(shop, alice, [2, 1], [1, 1]);
    const { body } = await place(shop, alice);
    const { body: told } = await shop.call('GET', '/notifications', { token: alice.token });
    const image = body.items[0]?.product.image;
    expect(image).toBeDefined();
    expect(told).toMatchObject({
      total: 1,
      total_unread: 1,
      entities: [{ type: 'order', url: `/orders/${body.order_id}`, is_read: false, image }],
    });
  });

  it('keeps names, prices and address as they were', async () => {
    await plantProducts(shop.db, [{ id: 31, nameEn: 'Old name', price: 15_000 }]);
    await fill(shop, alice, [31, 2]);
    const { body } = await place(shop, alice);
    await shop.db
      .update(products)
      .set({ nameEn: 'New name', price: 99_900 })
      .where(eq(products.id, 31));
    await shop.call('DELETE', `/me/addresses/${String(alice.addressId)}`, { token: alice.token });
    expect(still((await find(body.order_id)).body)).toEqual(still(body));
  });

  it('wants a key, a body that fits and an address', async () => {
    await fill(shop, alice, [1, 1]);
    const body = await orderBody(shop, alice);
    const none = await shop.call('POST', '/me/orders', { token: alice.token, body });
    expect(none).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
    expect((await send({ ...body, payment_method: 'gold' })).status).toBe(422);
    expect((await send({ ...body, cart_version: undefined })).status).toBe(422);
    expect(
      (await send({ ...body, delivery_method: undefined, address_id: undefined })).body,
    ).toMatchObject({
      code: 'DELIVERY_REQUIRED',
      fields: { delivery_method: expect.any(String), address_id: expect.any(String) },
    });
    const bob = await shopperOf(shop);
    for (const id of [bob.addressId, 2_000_000_000]) {
      expect((await send({ ...body, address_id: id })).body).toMatchObject({
        code: 'DELIVERY_REQUIRED',
        status: 422,
        fields: { address_id: expect.any(String) },
      });
    }
    expect((await list()).body.total).toBe(0);
  });

  it('refuses an empty cart', async () => {
    const { status, body } = await send({
      cart_version: 0,
      quote_total: 40,
      delivery_method: 'home',
      address_id: alice.addressId,
      payment_method: 'cod',
    });
    expect(status).toBe(422);
    expect(body['code']).toBe('CART_EMPTY');
  });

  it('shows the new quote when cart or price changed meanwhile, and orders nothing', async () => {
    await plantProducts(shop.db, [{ id: 32, price: 10_000 }]);
    await fill(shop, alice, [32, 1]);
    const seen = await orderBody(shop, alice);
    await shop.db.update(products).set({ dealPrice: 9_000 }).where(eq(products.id, 32));
    const cheaper = await send(seen);
    expect(cheaper.status).toBe(409);
    expect(cheaper.body).toMatchObject({
      code: 'CART_CHANGED',
      data: { quote: { subtotal: 90, total: 130, cart_version: 1 } },
    });
    await fill(shop, alice, [1, 1]);
    const another = await send({ ...seen, quote_total: 130 });
    expect(another.body).toMatchObject({ code: 'CART_CHANGED', data: { quote: { total: 529 } } });
    expect((await list()).body.total).toBe(0);
    const { quote } = another.body['data'] as { quote: Quote };
    const { total, to_pay: toPay, cart_version: version } = quote;
    const agreed = { quote_total: total, quote_to_pay: toPay, cart_version: version };
    expect((await send({ ...seen, ...agreed })).status).toBe(201);
  });

  it('sees another cart behind the same total', async () => {
    await plantProducts(shop.db, [{ id: 33 }, { id: 34 }]);
    const { version } = await fill(shop, alice, [33, 1]);
    const seen = await orderBody(shop, alice);
    await shop.call('DELETE', '/me/cart/items/33', { token: alice.token, body: { version } });
    await fill(shop, alice, [34, 1]);
    expect((await send(seen)).body).toMatchObject({
      code: 'CART_CHANGED',
      data: { quote: { total: seen.quote_total, lines: [{ product_id: 34 }] } },
    });
  });

  it('names every product there is too little of, and leaves no trace', async () => {
    await plantProducts(shop.db, [
      { id: 41, available: 2 },
      { id: 42, available: 9 },
      { id: 43, available: 2 },
    ]);
    await fill(shop, alice, [43, 2], [42, 1], [41, 2]);
    const body = await orderBody(shop, alice);
    await shop.db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, 41));
    await shop.db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, 43));
    const { status, body: refused } = await send(body);
    expect(status).toBe(409);
    expect(refused).toMatchObject({ code: 'OUT_OF_STOCK', data: { product_ids: [41, 43] } });
    expect(await Promise.all([41, 42, 43].map(reserved))).toEqual([0, 0, 0]);
    expect((await cartOf()).body).toMatchObject({ version: 3, subtotal: 500 });
    expect((await list()).body.total).toBe(0);
    const told = await shop.call('GET', '/notifications', { token: alice.token });
    expect(told.body).toMatchObject({ total: 0 });
  });

  it('looks at the rules of the products again', async () => {
    await plantProducts(shop.db, [{ id: 44 }, { id: 45 }, { id: 46 }]);
    await fill(shop, alice, [44, 3], [45, 1], [46, 1]);
    const body = await orderBody(shop, alice);
    const set = (id: number, values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.id, id));
    await set(44, { purchaseLimit: 2 });
    expect((await send(body)).body).toMatchObject({
      code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED',
      data: { max: 2, product_id: 44 },
    });
    await set(45, { drugClass: 'dangerous' });
    expect((await send(body)).body).toMatchObject({
      code: 'APPROVAL_REQUIRED',
      data: { product_ids: [45] },
    });
    await set(45, { drugClass: 'none' });
    await set(46, { state: 'archived' });
    expect((await send(body)).body).toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { product_ids: [46] },
    });
  });
});

describe('an Idempotency-Key', () => {
  it('makes one order of fifty parallel requests', async () => {
    await fill(shop, alice, [1, 1]);
    const body = await orderBody(shop, alice);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body['order_id'])).size).toBe(1);
    expect((await list()).body.total).toBe(1);
  });

  it('belongs to one body and to one member', async () => {
    const bob = await shopperOf(shop);
    await fill(shop, alice, [1, 1]);
    await fill(shop, bob, [1, 1]);
    const key = randomUUID();
    const body = await orderBody(shop, alice);
    expect((await send(body, key)).status).toBe(201);
    const other = await send({ ...body, quote_total: 1 }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    const his = await place(shop, bob, { key });
    expect(his.status).toBe(201);
    expect((await list()).body.total).toBe(1);
    expect((await list('', bob)).body.total).toBe(1);
  });

  it('answers with its order when the answer was lost, even after the cart was filled again', async () => {
    await fill(shop, alice, [1, 1]);
    const key = randomUUID();
    const body = await orderBody(shop, alice);
    const first = await send(body, key);
    // Repeats the call as after a crash between commit and answer, a minute or a day later.
    await shop.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    await fill(shop, alice, [2, 1]);
    const again = await send(body, key);
    expect(again.status).toBe(201);
    expect(still(again.body)).toEqual(still(first.body));
    expect((await cartOf()).body).toMatchObject({ subtotal: 199 });
  });
});

describe('one cart, many clicks', () => {
  it('is ordered once, whatever the keys', async () => {
    await fill(shop, alice, [1, 1]);
    const body = await orderBody(shop, alice);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const codes = answers
      .filter(({ status }) => status !== 201)
      .map((answer) => answer.body['code']);
    expect(new Set(codes)).toEqual(new Set(['CART_EMPTY']));
    expect((await list()).body.total).toBe(1);
  });

  it('never takes an item that was added while ordering without its being paid for', async () => {
    for (let round = 0; round < 10; round += 1) {
      await fill(shop, alice, [1, 1]);
      const body = await orderBody(shop, alice);
      const [ordered] = await Promise.all([
        send(body),
        shop.call('POST', '/me/cart/add', {
          token: alice.token,
          body: { product_id: 2, qty: 1 },
        }),
      ]);
      const { body: cart } = await cartOf();
      if (ordered.status === 201) {
        expect(ordered.body['total']).toBe(439);
        expect(cart).toMatchObject({ subtotal: 199 });
      } else {
        expect(ordered.body['code']).toBe('CART_CHANGED');
        expect(cart).toMatchObject({ subtotal: 598 });
      }
      await shop.call('DELETE', '/me/cart/clear', { token: alice.token });
    }
  });
});

describe('many carts', () => {
  it(
    `${String(CROSSWISE)} of (A, B) and (B, A) never break one another off`,
    PATIENCE,
    async () => {
      const shoppers = await Promise.all(Array.from({ length: CROSSWISE }, () => shopperOf(shop)));
      await Promise.all(
        shoppers.map((shopper, index) => {
          const [one, two] = index % 2 === 0 ? [1, 2] : [2, 1];
          return fill(shop, shopper, [one, 1], [two, 1]);
        }),
      );
      const before = await reserved(1);
      const answers = await Promise.all(shoppers.map((shopper) => place(shop, shopper)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(await reserved(1)).toBe(before + CROSSWISE);
    },
  );
});

describe('GET /me/orders', () => {
  it('shows the newest first, by pages and by status', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await fill(shop, alice, [1, 1]);
      ids.unshift((await place(shop, alice)).body.order_id);
    }
    const { status, body } = await list('?per_page=2');
    expect(status).toBe(200);
    expect(orderPageSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ page: 1, per_page: 2, total: 3 });
    expect(body.entities.map(({ order_id }) => order_id)).toEqual(ids.slice(0, 2));
    expect(body.entities[0]?.items).toHaveLength(1);
    const second = await list('?per_page=2&page=2&locale=th');
    expect(second.body.entities.map(({ order_id }) => order_id)).toEqual(ids.slice(2));
    expect(second.body.entities[0]?.items[0]?.product.product_name).toBe('เซรั่มกุหลาบ');
    expect((await list('?status=cash_on_delivery')).body.total).toBe(3);
    expect((await list('?status=shipped')).body).toMatchObject({ entities: [], total: 0 });
    expect((await list('?status=lost')).status).toBe(422);
    expect((await list('?page=0')).status).toBe(422);
  });
});

describe('whose order', () => {
  it('is asked first', async () => {
    for (const [method, path] of [
      ['POST', '/me/orders'],
      ['GET', '/me/orders'],
      ['GET', '/me/orders/AR261121-7K2M9Q'],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401);
    }
  });

  it('answers like a missing one when it is another member’s', async () => {
    await fill(shop, alice, [1, 1]);
    const { body } = await place(shop, alice);
    const bob = await signIn(shop);
    const foreign = await find(body.order_id, { ...bob, addressId: 0 });
    const missing = await find('AR261121-000000', { ...bob, addressId: 0 });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect((await list('', { ...bob, addressId: 0 })).body.total).toBe(0);
    expect((await find(`${body.order_id}'--`)).status).toBe(404);
    expect((await find(body.order_id.toLowerCase())).status).toBe(404);
    const rows = await shop.db.select().from(orders).where(eq(orders.id, body.order_id));
    expect(rows[0]?.memberId).toBe(alice.memberId);
  });
});
