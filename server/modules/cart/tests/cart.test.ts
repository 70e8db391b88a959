import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cart, type Quote, cartSchema, quoteSchema } from '@/lib/cart/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { PACKAGED_MEDICINE_CAP } from '@/server/modules/catalog/rules/product-rules.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, shopperOf } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, nameEn: 'Rose serum', nameTh: 'เซรั่มกุหลาบ', price: 39_900, available: 50 },
    { id: 2, price: 25_000, dealPrice: 19_900, available: 3 },
    { id: 3, available: 0 },
    { id: 4, available: 50, purchaseLimit: 2 },
    { id: 5, available: 50, listed: false },
    { id: 6, available: 50, departmentId: 201, drugClass: 'dangerous' },
    { id: 7, available: 50, departmentId: 201, drugClass: 'controlled', listed: false },
    { id: 8, available: 50, departmentId: 201, drugClass: 'packaged' },
    { id: 9, available: 50, departmentId: 201, drugClass: 'household' },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const add = (body: unknown, query = '', { token } = alice) =>
  shop.call<Cart & Record<string, unknown>>('POST', `/me/cart/add${query}`, { token, body });
const read = ({ token } = alice) => shop.call<Cart>('GET', '/me/cart', { token });
const put = (productId: number | string, body: unknown, { token } = alice) =>
  shop.call<Cart & Record<string, unknown>>('PUT', `/me/cart/items/${String(productId)}`, {
    token,
    body,
  });
const quantities = (cart: Cart) => cart.items.map(({ product, qty }) => [product.id, qty]);

describe('the cart', () => {
  it('takes a line back where it stood, at the end where its neighbour is gone', async () => {
    for (const id of [1, 2, 8]) await add({ product_id: id, qty: 1 });
    const remove = async (id: number) => {
      const { version } = (await read()).body;
      await shop.call('DELETE', `/me/cart/items/${String(id)}`, {
        token: alice.token,
        body: { version },
      });
    };
    const ids = async () => (await read()).body.items.map(({ product }) => product.id);
    await remove(2);
    await add({ product_id: 2, qty: 1, before_product_id: 8 });
    expect(await ids()).toEqual([1, 2, 8]);
    await remove(1);
    await add({ product_id: 1, qty: 1, before_product_id: 2 });
    expect(await ids()).toEqual([1, 2, 8]);
    await remove(1);
    await remove(2);
    await add({ product_id: 1, qty: 1, before_product_id: 2 });
    expect(await ids()).toEqual([8, 1]);
  });

  it.each(['GET', 'POST'])('is empty at first by %s', async (method) => {
    const { status, body, headers } = await shop.call(method, '/me/cart', { token: alice.token });
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [],
      saved: [],
      groups: [],
      subtotal: 0,
      discount: 0,
      total: 0,
      free_delivery_missing: 699,
      adjustments: [],
      totals: [{ kind: 'subtotal', label: 'Subtotal', amount: 0 }],
      near_misses: [],
      coupons: [],
      best_coupons: null,
      earned_coins: 0,
      version: 0,
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has the shape of the contract, with the names of both languages', async () => {
    const { status, body } = await add({ product_id: 1, qty: 2 }, '?locale=th');
    expect(status).toBe(200);
    expect(cartSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      subtotal: 798,
      total: 798,
      free_delivery_missing: 0,
      earned_coins: 31,
      version: 1,
    });
    expect(body.items).toEqual([
      {
        qty: 2,
        price: 399,
        price_source: 'list',
        flash: null,
        list_price: 399,
        now: { kind: 'list', amount: 399, was: null, saved: 0, percent: 0 },
        previous_price: null,
        free_qty: 0,
        group_id: null,
        discmember: 0,
        discount_line_item: 0,
        line_total: 798,
        product_name_en: 'Rose serum',
        product_name_th: 'เซรั่มกุหลาบ',
        product: {
          id: 1,
          product_name: 'เซรั่มกุหลาบ',
          product_name_en: 'Rose serum',
          product_name_th: 'เซรั่มกุหลาบ',
          image: expect.objectContaining({ large_url: expect.any(String) }),
        },
        stock: 'ok',
        max_qty: 50,
        bought: 0,
        limit_days: 30,
        pickup_only: false,
      },
    ]);
  });

  it('charges the deal price and shows the list price', async () => {
    const { body } = await add({ product_id: 2, qty: 3 });
    expect(body.items[0]).toMatchObject({
      price: 199,
      price_source: 'deal',
      list_price: 250,
      line_total: 597,
      stock: 'low',
      max_qty: 3,
    });
  });

  it('adds to what is there and keeps the newest product last', async () => {
    await fill(shop, alice, [1, 1], [4, 1], [1, 2], [9, 1]);
    const { body } = await read();
    expect(quantities(body)).toEqual([
      [1, 3],
      [4, 1],
      [9, 1],
    ]);
    expect(body.version).toBe(4);
  });

  it('counts every click of two windows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add({ product_id: 1, qty: 1 })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(20);
    const { body } = await read();
    expect(quantities(body)).toEqual([[1, 20]]);
    expect(body.version).toBe(20);
  });

  it('never lets parallel clicks pass the stock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add({ product_id: 2, qty: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(quantities((await read()).body)).toEqual([[2, 3]]);
  });
});

describe('POST /me/cart/add', () => {
  it.each([{}, { product_id: 1 }, { qty: 1 }, { product_id: null, qty: 1 }, undefined])(
    'answers %j with Invalid parameter',
    async (body) => {
      const { status, body: answer } = await add(body);
      expect(status).toBe(422);
      expect(answer).toMatchObject({ code: 'INVALID_PARAMETER', message: 'Invalid parameter' });
    },
  );

  it.each([0, -1, 1.5, 1000, 'many'])('names the field when qty is %s', async (qty) => {
    const { status, body } = await add({ product_id: 1, qty });
    expect(status).toBe(422);
    expect(body['fields']).toEqual({ qty: expect.any(String) });
  });

  it.each([
    ['nothing in stock', 3, 1, 409, { code: 'OUT_OF_STOCK' }],
    ['an unlisted product', 5, 1, 409, { code: 'OUT_OF_STOCK' }],
    ['a specially controlled medicine', 7, 1, 409, { code: 'OUT_OF_STOCK' }],
    ['an unknown product', 999, 1, 409, { code: 'OUT_OF_STOCK' }],
    ['a dangerous medicine', 6, 1, 422, { code: 'APPROVAL_REQUIRED' }],
    [
      'more than the stock',
      2,
      4,
      422,
      { code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', data: { max: 3 } },
    ],
    [
      'more than the purchase limit',
      4,
      3,
      422,
      { code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', data: { max: 2 } },
    ],
    [
      'too much of a packaged medicine',
      8,
      PACKAGED_MEDICINE_CAP + 1,
      422,
      { code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', data: { max: PACKAGED_MEDICINE_CAP } },
    ],
  ])('refuses %s', async (_, productId, qty, status, answer) => {
    const refused = await add({ product_id: productId, qty });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject(answer);
    expect((await read()).body).toMatchObject({ items: [], version: 0 });
  });

  it('counts what is in the cart towards the limit', async () => {
    await fill(shop, alice, [4, 2]);
    const { body } = await add({ product_id: 4, qty: 1 });
    expect(body).toMatchObject({ code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', data: { max: 2 } });
  });

  it('refuses in the language of the request', async () => {
    const { body } = await add({ product_id: 3, qty: 1 }, '?locale=th');
    expect(body['message']).toBe('ไม่สามารถเพิ่มสินค้าได้ เนื่องจากสินค้ามีไม่เพียงพอ');
  });
});

describe('PUT and DELETE /me/cart/items/{product_id}', () => {
  it('sets the absolute quantity and counts the change', async () => {
    const { version } = await fill(shop, alice, [1, 5]);
    const { status, body } = await put(1, { qty: 2, version });
    expect(status).toBe(200);
    expect(quantities(body)).toEqual([[1, 2]]);
    expect(body.version).toBe(version + 1);
  });

  it('refuses a change of an older cart and shows the current one', async () => {
    const { version } = await fill(shop, alice, [1, 1]);
    await fill(shop, alice, [4, 1]);
    const { status, body } = await put(1, { qty: 9, version });
    expect(status).toBe(409);
    expect(body['code']).toBe('CART_VERSION');
    const { cart } = body['data'] as { cart: Cart };
    expect(cart).toEqual((await read()).body);
    expect(quantities(cart)).toEqual([
      [1, 1],
      [4, 1],
    ]);
  });

  it('lets one of two parallel changes win', async () => {
    const { version } = await fill(shop, alice, [1, 1]);
    const answers = await Promise.all([2, 3, 4, 5].map((qty) => put(1, { qty, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await read()).body).toEqual(winner?.body);
  });

  it('works on a cart that was never written', async () => {
    const { status, body } = await put(1, { qty: 2, version: 0 });
    expect(status).toBe(200);
    expect(body.version).toBe(1);
  });

  it('keeps the rules of adding', async () => {
    const { version } = await fill(shop, alice, [2, 1]);
    expect((await put(2, { qty: 4, version })).body).toMatchObject({ data: { max: 3 } });
    expect((await put(3, { qty: 1, version })).body['code']).toBe('OUT_OF_STOCK');
    expect((await put(6, { qty: 1, version })).body['code']).toBe('APPROVAL_REQUIRED');
    expect((await put(2, { qty: 0, version })).status).toBe(422);
    expect((await put('x', { qty: 1, version })).status).toBe(404);
    expect((await read()).body.version).toBe(version);
  });

  it('removes an item, and only from the cart that was seen', async () => {
    const { version } = await fill(shop, alice, [1, 1], [4, 1]);
    const remove = (body: unknown) =>
      shop.call<Cart>('DELETE', '/me/cart/items/1', { token: alice.token, body });
    expect((await remove({ version: version - 1 })).status).toBe(409);
    const { status, body } = await remove({ version });
    expect(status).toBe(200);
    expect(quantities(body)).toEqual([[4, 1]]);
  });

  it('shows what has sold out since, and what may still be ordered', async () => {
    const late = { id: 20, available: 6 };
    await plantProducts(shop.db, [late]);
    await fill(shop, alice, [20, 6]);
    await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, 20));
    expect((await read()).body.items[0]).toMatchObject({ qty: 6, stock: 'low', max_qty: 2 });
    await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, 20));
    expect((await read()).body.items[0]).toMatchObject({ stock: 'none', max_qty: 0 });
  });
});

describe('DELETE /me/cart/clear', () => {
  it('empties the cart', async () => {
    const { version } = await fill(shop, alice, [1, 1], [4, 1]);
    const { status, body } = await shop.call<Cart>('DELETE', '/me/cart/clear', {
      token: alice.token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [], subtotal: 0, version: version + 1 });
  });
});

describe('POST /me/cart/quote', () => {
  const quote = (body: unknown, { token } = alice) =>
    shop.call<Quote & Record<string, unknown>>('POST', '/me/cart/quote', { token, body });

  it('says what the order would cost', async () => {
    const { version } = await fill(shop, alice, [1, 1], [2, 1]);
    const { status, body } = await quote({ delivery_method: 'home' });
    expect(status).toBe(200);
    expect(quoteSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      subtotal: 598,
      delivery_fee: 40,
      free_delivery_missing: 101,
      discount: 0,
      total: 638,
      vat: 41.74,
      gift_cards: [],
      to_pay: 638,
      earned_coins: 23,
      cod_allowed: true,
      cart_version: version,
    });
    await fill(shop, alice, [2, 1]);
    expect((await quote({ delivery_method: 'home' })).body).toMatchObject({
      subtotal: 797,
      delivery_fee: 0,
      free_delivery_missing: 0,
      total: 797,
    });
  });

  it('follows a price that changes', async () => {
    await plantProducts(shop.db, [{ id: 21, price: 10_000 }]);
    await fill(shop, alice, [21, 1]);
    await shop.db.update(products).set({ price: 12_345 }).where(eq(products.id, 21));
    expect((await quote({ delivery_method: 'home' })).body).toMatchObject({
      subtotal: 123.45,
      total: 163.45,
    });
  });

  it('refuses an empty cart and another member’s address', async () => {
    expect((await quote({ delivery_method: 'home' })).body['code']).toBe('CART_EMPTY');
    const bob = await shopperOf(shop);
    await fill(shop, alice, [1, 1]);
    for (const id of [bob.addressId, 999_999]) {
      const { status, body } = await quote({ delivery_method: 'home', address_id: id });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'DELIVERY_REQUIRED',
        fields: { address_id: expect.any(String) },
      });
    }
  });
});

describe('whose cart', () => {
  it.each([
    ['GET', '/me/cart'],
    ['POST', '/me/cart'],
    ['POST', '/me/cart/add'],
    ['PUT', '/me/cart/items/1'],
    ['DELETE', '/me/cart/items/1'],
    ['PUT', '/me/cart/items/1/saved'],
    ['PUT', '/me/cart/groups/1'],
    ['POST', '/me/cart/coupons'],
    ['PUT', '/me/cart/coupons'],
    ['DELETE', '/me/cart/coupons/1'],
    ['DELETE', '/me/cart/clear'],
    ['POST', '/me/cart/quote'],
  ])('is asked first by %s %s', async (method, path) => {
    const { status, body } = await shop.call(method, path);
    expect(status).toBe(401);
    expect(body['message']).toBe('Please login.');
  });

  it('never mixes two members', async () => {
    const bob = await signIn(shop);
    await fill(shop, alice, [1, 2]);
    await fill(shop, bob, [4, 1]);
    expect(quantities((await read(alice)).body)).toEqual([[1, 2]]);
    expect(quantities((await read(bob)).body)).toEqual([[4, 1]]);
    await shop.call('DELETE', '/me/cart/clear', { token: bob.token });
    expect(quantities((await read(alice)).body)).toEqual([[1, 2]]);
  });
});
