import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '@/lib/cart/contract.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { flashSaleItems } from '@/server/db/schema/offers.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { plantSales } from '@/tests/harness/offers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const SALE = 1;
/** On sale for 60 baht instead of 100, ten pieces. */
const SERUM = 1;
/** Never in a sale. */
const SOAP = 2;

let shop: Shop;
let shopper: Shopper;
/** Frozen clock for tests to the millisecond. */
let now: Date;
let start: Date;
let end: Date;

beforeAll(async () => {
  shop = await openShop();
  start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);
  end = new Date(start.getTime() + HOUR_MS / 2);
  now = start;
  shop.clock.now = () => now;
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SERUM, price: 10_000, available: 500 },
    { id: SOAP, price: 5_000, available: 500 },
  ]);
  await plantSales(shop.db, [
    {
      id: SALE,
      startsAt: start,
      endsAt: end,
      items: [{ productId: SERUM, price: 6_000, quota: 10 }],
    },
  ]);
});
beforeEach(async () => {
  stand(start);
  await setSold(0);
  shopper = await shopperOf(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

function stand(at: Date, offsetMs = 0): void {
  now = new Date(at.getTime() + offsetMs);
}

async function serumIn(cart: () => Promise<{ body: Cart }>): Promise<CartItem | undefined> {
  return (await cart()).body.items.find(({ product }) => product.id === SERUM);
}

const readCart = () => shop.call<Cart>('GET', '/me/cart', { token: shopper.token });

async function sold(): Promise<number | undefined> {
  const [item] = await shop.db
    .select({ sold: flashSaleItems.sold })
    .from(flashSaleItems)
    .where(and(eq(flashSaleItems.saleId, SALE), eq(flashSaleItems.productId, SERUM)));
  return item?.sold;
}

async function setSold(value: number): Promise<void> {
  await shop.db.update(flashSaleItems).set({ sold: value });
}

describe('the price of a cart line', () => {
  it('follows the sale to the millisecond', async () => {
    await fill(shop, shopper, [SERUM, 2]);
    const priceAt = async (moment: Date, offsetMs: number) => {
      stand(moment, offsetMs);
      const item = await serumIn(readCart);
      return [item?.price, item?.price_source, item?.line_total];
    };
    expect(await priceAt(start, -1)).toEqual([100, 'list', 200]);
    expect(await priceAt(start, 0)).toEqual([60, 'flash', 120]);
    expect(await priceAt(end, -1)).toEqual([60, 'flash', 120]);
    expect(await priceAt(end, 0)).toEqual([100, 'list', 200]);
  });

  it('includes the end and the remaining pieces', async () => {
    await setSold(3);
    await fill(shop, shopper, [SERUM, 1]);
    const item = await serumIn(readCart);
    expect(item?.flash).toEqual({ price: 60, ends_at: end.toISOString(), left: 7, quota: 10 });
    expect(item?.max_qty).toBe(7);
  });

  it('is the member price for card holders', async () => {
    await shop.db.update(products).set({ memberPrice: 4_500 }).where(eq(products.id, SOAP));
    const cart = await fill(shop, shopper, [SOAP, 1]);
    expect(cart.items[0]).toMatchObject({ price: 45, price_source: 'member', list_price: 50 });
    await shop.db.update(members).set({ memberCode: '' }).where(eq(members.id, shopper.memberId));
    expect((await readCart()).body.items[0]).toMatchObject({ price: 50, price_source: 'list' });
    await shop.db.update(products).set({ memberPrice: 0 });
  });
});

describe('adding to the cart', () => {
  const add = (body: Record<string, unknown>) =>
    shop.call('POST', '/me/cart/add', { token: shopper.token, body: { qty: 1, ...body } });

  it('is limited to the remaining quota', async () => {
    await setSold(7);
    const { status, body } = await add({ product_id: SERUM, qty: 4 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED',
      data: { max: 3 },
    });
    expect((await add({ product_id: SERUM, qty: 3 })).status).toBe(200);
  });

  it('refuses an outdated flash price, and adds nothing', async () => {
    stand(end);
    const { status, body } = await add({ product_id: SERUM, seen_price: 60 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'FLASH_SALE_EXPIRED',
      message: 'The flash sale has expired. Please check the new price.',
    });
    expect((await readCart()).body.items).toEqual([]);
    expect((await add({ product_id: SERUM, seen_price: 100 })).status).toBe(200);
  });

  it('refuses it also when the quota is used up', async () => {
    await setSold(10);
    expect((await add({ product_id: SERUM, seen_price: 60 })).body['code']).toBe(
      'FLASH_SALE_EXPIRED',
    );
  });

  it('accepts an item with an earlier flash price, and reports the higher price', async () => {
    stand(end);
    const { status, body } = await add({ product_id: SERUM, earlier_price: 60 });
    expect(status).toBe(200);
    expect(body['items']).toMatchObject([{ price: 100, previous_price: 60 }]);
  });

  it('ignores the displayed price if it still applies, or was never a flash price', async () => {
    expect((await add({ product_id: SERUM, seen_price: 60 })).status).toBe(200);
    expect((await add({ product_id: SOAP, seen_price: 30 })).status).toBe(200);
  });
});

describe('placing an order', () => {
  it('takes its pieces from the quota, at the flash price', async () => {
    await fill(shop, shopper, [SERUM, 2], [SOAP, 1]);
    const { status, body } = await place(shop, shopper);
    expect(status).toBe(201);
    expect(body.items.map(({ price }) => price)).toEqual([60, 50]);
    expect(await sold()).toBe(2);
  });

  it.each([
    ['one ms before the start', () => stand(start, -1), 100],
    ['at the start', () => stand(start), 60],
    ['one ms before the end', () => stand(end, -1), 60],
    ['at the end', () => stand(end), 100],
  ])('%s has the price of the cart at that time', async (_, turn, price) => {
    turn();
    await fill(shop, shopper, [SERUM, 1]);
    const { status, body } = await place(shop, shopper);
    expect(status).toBe(201);
    expect(body.items[0]?.price).toBe(price);
    expect(await sold()).toBe(price === 60 ? 1 : 0);
  });

  it('answers FLASH_SALE_EXPIRED with the new quote after the end, never silently a higher price', async () => {
    await fill(shop, shopper, [SERUM, 2]);
    stand(end, -1);
    const seen = await orderBody(shop, shopper);
    expect(seen.quote_total).toBe(160);
    stand(end);
    const { status, body } = await place(shop, shopper, { changes: seen });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'FLASH_SALE_EXPIRED',
      data: {
        quote: { total: 240, lines: [{ product_id: SERUM, price: 100, price_source: 'list' }] },
      },
    });
    expect(await sold()).toBe(0);
    expect(await shop.db.$count(orders, eq(orders.memberId, shopper.memberId))).toBe(0);
    expect((await readCart()).body.items).toHaveLength(1);
    // The new price was accepted.
    expect((await place(shop, shopper)).status).toBe(201);
  });

  it('answers the same when too few pieces are left', async () => {
    await fill(shop, shopper, [SERUM, 3]);
    const seen = await orderBody(shop, shopper);
    await setSold(8);
    const { status, body } = await place(shop, shopper, { changes: seen });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'FLASH_SALE_EXPIRED', data: { quote: { total: 340 } } });
    expect(await sold()).toBe(8);
  });

  it('answers CART_CHANGED if another price was displayed', async () => {
    await fill(shop, shopper, [SOAP, 1]);
    const { body } = await place(shop, shopper, { changes: { quote_total: 1 } });
    expect(body['code']).toBe('CART_CHANGED');
  });

  it('releases the pieces once when it is cancelled', async () => {
    await fill(shop, shopper, [SERUM, 4]);
    const { body } = await place(shop, shopper);
    expect(await sold()).toBe(4);
    const cancel = () =>
      shop.call('POST', `/me/orders/${body.order_id}/cancel`, { token: shopper.token });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect(await sold()).toBe(0);
  });
});

describe('buying again', () => {
  it('after the sale reports each line that is dearer now, and no other', async () => {
    await fill(shop, shopper, [SERUM, 2], [SOAP, 1]);
    const { body: order } = await place(shop, shopper);
    await shop.call('POST', `/me/orders/${order.order_id}/cancel`, { token: shopper.token });
    stand(end);
    const { status, body } = await shop.call<{ cart: Cart; missing: string[] }>(
      'POST',
      `/me/orders/${order.order_id}/reorder`,
      { token: shopper.token },
    );
    expect([status, body.missing]).toEqual([200, []]);
    const told = ({ items }: Cart) =>
      items.map(({ now, previous_price: was }) => [now.amount, was]);
    expect(told(body.cart)).toEqual([
      [100, 60],
      [50, null],
    ]);
    expect(told((await readCart()).body)).toEqual(told(body.cart));
  });
});

describe('the last piece of the quota', () => {
  it(
    'is sold to one of 20 concurrent buyers at its price; 19 are refused',
    { timeout: 60_000 },
    async () => {
      await setSold(9);
      const buyers = await Promise.all(Array.from({ length: 20 }, () => shopperOf(shop)));
      const bodies: Awaited<ReturnType<typeof orderBody>>[] = [];
      for (const buyer of buyers) {
        await fill(shop, buyer, [SERUM, 1]);
        bodies.push(await orderBody(shop, buyer));
      }
      const answers = await Promise.all(
        buyers.map((buyer, index) => place(shop, buyer, { changes: bodies[index] ?? {} })),
      );
      const codes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body['code']));
      expect(codes.filter((code) => code === 'placed')).toHaveLength(1);
      expect(codes.filter((code) => code === 'FLASH_SALE_EXPIRED')).toHaveLength(19);
      expect(await sold()).toBe(10);
    },
  );

  it('cannot be taken outside the sale, whatever the cart contains', async () => {
    const { flashQuota } = createRepos(shop.db);
    const piece = { saleId: SALE, productId: SERUM };
    expect(await flashQuota.take(piece, 1, new Date(start.getTime() - 1))).toBe(false);
    expect(await flashQuota.take(piece, 1, start)).toBe(true);
    expect(await flashQuota.take(piece, 10, start)).toBe(false);
    expect(await flashQuota.take(piece, 9, new Date(end.getTime() - 1))).toBe(true);
    expect(await flashQuota.take(piece, 1, start)).toBe(false);
    await setSold(0);
    expect(await flashQuota.take(piece, 1, end)).toBe(false);
  });
});
