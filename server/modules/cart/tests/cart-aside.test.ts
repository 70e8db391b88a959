import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const MINUTE_MS = 60_000;
const [SERUM, SOAP] = [1, 2];

let shop: Shop;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SERUM, price: 10_000, available: 500 },
    { id: SOAP, price: 5_000, available: 500 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setPrice(10_000);
  alice = await shopperOf(shop);
});

type Answer = Cart & Record<string, unknown>;

const call = (method: string, path: string, body?: unknown) =>
  shop.call<Answer>(method, `/me/cart${path}`, { token: alice.token, body });
const aside = (productId: number, saved: boolean, version: number) =>
  call('PUT', `/items/${String(productId)}/saved`, { saved, version });
const lines = (items: Cart['items']) => items.map(({ product, qty }) => [product.id, qty]);
const setPrice = (price: number) =>
  shop.db.update(products).set({ price }).where(eq(products.id, SERUM));

describe('lines put aside', () => {
  it('are neither priced nor counted, and come back as they were', async () => {
    const { version } = await fill(shop, alice, [SERUM, 2], [SOAP, 1]);
    const { status, body } = await aside(SERUM, true, version);
    expect(status).toBe(200);
    expect(lines(body.items)).toEqual([[SOAP, 1]]);
    expect(lines(body.saved)).toEqual([[SERUM, 2]]);
    expect(body).toMatchObject({ subtotal: 50, total: 50, version: version + 1 });
    const back = await aside(SERUM, false, body.version);
    expect(lines(back.body.items)).toEqual([
      [SERUM, 2],
      [SOAP, 1],
    ]);
    expect(back.body).toMatchObject({ saved: [], subtotal: 250 });
  });

  it('lose to the window that was faster', async () => {
    const { version } = await fill(shop, alice, [SERUM, 1]);
    await fill(shop, alice, [SOAP, 1]);
    const { status, body } = await aside(SERUM, true, version);
    expect(status).toBe(409);
    expect(body['code']).toBe('CART_VERSION');
    const { cart } = body['data'] as { cart: Cart };
    expect(lines(cart.items)).toEqual([
      [SERUM, 1],
      [SOAP, 1],
    ]);
  });

  it('come back as what may be ordered now', async () => {
    await plantProducts(shop.db, [{ id: 10, available: 6 }]);
    const { version } = await fill(shop, alice, [10, 6]);
    const { body } = await aside(10, true, version);
    await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, 10));
    const back = await aside(10, false, body.version);
    expect(lines(back.body.items)).toEqual([[10, 2]]);
    const again = await aside(10, true, back.body.version);
    await shop.db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, 10));
    const refused = await aside(10, false, again.body.version);
    expect(refused.body['code']).toBe('OUT_OF_STOCK');
    expect(lines((await call('GET', '')).body.saved)).toEqual([[10, 2]]);
  });

  it('are not there when they are not there', async () => {
    const { version } = await fill(shop, alice, [SOAP, 1]);
    const { status, body } = await aside(SERUM, true, version);
    expect(status).toBe(409);
    expect(body['code']).toBe('CART_CHANGED');
  });

  it('return by being added anew, and are removed like others', async () => {
    const { version } = await fill(shop, alice, [SERUM, 5]);
    const { body } = await aside(SERUM, true, version);
    const added = await fill(shop, alice, [SERUM, 1]);
    expect(lines(added.items)).toEqual([[SERUM, 1]]);
    expect(added.saved).toEqual([]);
    const gone = await aside(SERUM, true, body.version + 1);
    const removed = await call('DELETE', `/items/${String(SERUM)}`, { version: gone.body.version });
    expect(removed.body).toMatchObject({ items: [], saved: [] });
  });

  it('outlive an emptied cart', async () => {
    const { version } = await fill(shop, alice, [SERUM, 1], [SOAP, 1]);
    await aside(SERUM, true, version);
    const { body } = await call('DELETE', '/clear');
    expect(body.items).toEqual([]);
    expect(lines(body.saved)).toEqual([[SERUM, 1]]);
  });

  it('outlive an order, and are not part of it', async () => {
    const { version } = await fill(shop, alice, [SERUM, 1], [SOAP, 1]);
    await aside(SERUM, true, version);
    const { status, body } = await place(shop, alice);
    expect(status).toBe(201);
    expect(body.items.map(({ product }) => product.id)).toEqual([SOAP]);
    const { body: cart } = await call('GET', '');
    expect(cart.items).toEqual([]);
    expect(lines(cart.saved)).toEqual([[SERUM, 1]]);
  });
});

describe('a price that changed', () => {
  const previous = async (method = 'GET') =>
    (await call(method, '')).body.items.map(({ previous_price }) => previous_price);

  it.each(['GET', 'POST'])(
    'is told by %s, for half an hour from the first look on',
    async (method) => {
      await fill(shop, alice, [SERUM, 1]);
      expect(await previous(method)).toEqual([null]);
      await setPrice(12_000);
      expect(await previous(method)).toEqual([100]);
      // Every page loads the cart: the next one must not take the notice away.
      expect(await previous(method)).toEqual([100]);
      shop.clock.advance(29 * MINUTE_MS);
      expect(await previous(method)).toEqual([100]);
      shop.clock.advance(2 * MINUTE_MS);
      expect(await previous(method)).toEqual([null]);
    },
  );

  it('is told of lines put aside too, and with every change of the cart', async () => {
    await fill(shop, alice, [SERUM, 1]);
    await call('GET', '');
    await setPrice(9_000);
    const { version, items } = await fill(shop, alice, [SOAP, 1]);
    expect(items.map(({ previous_price }) => previous_price)).toEqual([100, null]);
    const { body } = await aside(SERUM, true, version);
    expect(body.saved).toMatchObject([{ price: 90, previous_price: 100 }]);
  });

  it('is not mentioned once it is what it was', async () => {
    await fill(shop, alice, [SERUM, 1]);
    await call('GET', '');
    await setPrice(12_000);
    expect(await previous()).toEqual([100]);
    await setPrice(10_000);
    expect(await previous()).toEqual([120]);
    await setPrice(12_000);
    expect(await previous()).toEqual([100]);
  });

  it('is told where an added piece is dearer than it was seen, in the answer and after it', async () => {
    const add = (body: Record<string, unknown>) =>
      call('POST', '/add', { product_id: SERUM, qty: 1, ...body });
    expect((await add({ seen_price: 80 })).body.items).toMatchObject([
      { price: 100, previous_price: 80 },
    ]);
    expect(await previous()).toEqual([80]);
    expect(await previous()).toEqual([80]);
    // The page showed less than the cart when it was looked at.
    expect((await add({ earlier_price: 70 })).body.items).toMatchObject([{ previous_price: 70 }]);
    expect(await previous()).toEqual([70]);
    shop.clock.advance(31 * MINUTE_MS);
    expect(await previous()).toEqual([null]);
  });

  it.each(['seen_price', 'earlier_price'])(
    'is not mentioned where a piece is as dear as its %s or cheaper',
    async (field) => {
      for (const price of [100, 120]) {
        const body = { product_id: SERUM, qty: 1, [field]: price };
        const { status, body: cart } = await call('POST', '/add', body);
        expect([status, cart.items[0]?.previous_price]).toEqual([200, null]);
      }
      expect(await previous()).toEqual([null]);
    },
  );

  it('changes no version: looking is no change', async () => {
    const { version } = await fill(shop, alice, [SERUM, 1]);
    await call('GET', '');
    await setPrice(12_000);
    expect((await call('POST', '')).body.version).toBe(version);
  });
});
