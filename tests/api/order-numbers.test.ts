import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumberIn } from '../../lib/orders/order-number.ts';
import { randomIds } from '../../server/core/world.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { fill, place, shopperOf } from '../harness/checkout.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('order numbers typed into search', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [{ id: 1, available: 50 }]);
  });
  afterAll(() => shop.close());

  it('are all that the service gives, in small letters and without the dash', () => {
    const day = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (now) => {
        const number = randomIds.orderId(now);
        expect(orderNumberIn(number)).toBe(number);
        expect(orderNumberIn(number.toLowerCase().replace('-', ' '))).toBe(number);
      }),
    );
  });

  it('lead their member to the order, and are in no answer for everyone', async () => {
    const alice = await shopperOf(shop);
    await fill(shop, alice, [1, 1]);
    const { body: order } = await place(shop, alice);
    const typed = ` ${order.order_id.toLowerCase().replace('-', '')} `;
    await fill(shop, alice, [1, 1]);
    await place(shop, alice);
    const path = `/me/orders?id=${orderNumberIn(typed) ?? ''}`;
    const listed = (token: string) => shop.call('GET', path, { token });
    expect((await listed(alice.token)).body).toMatchObject({
      ...{ total: 1, entities: [{ order_id: order.order_id }] },
    });
    const bob = await shopperOf(shop);
    expect(await listed(bob.token)).toMatchObject({
      status: 200,
      body: { total: 0, entities: [] },
    });
    for (const text of [order.order_id, typed, 'AR261121-000000']) {
      const q = encodeURIComponent(text);
      const { body } = await shop.call('GET', `/suggestions?q=${q}`, { token: alice.token });
      expect(body).toMatchObject({ words: [], products: [], articles: [] });
      const list = await shop.call('GET', `/products/web?q=${q}`, { token: alice.token });
      expect(list.body).toMatchObject({ total: 0, did_you_mean: null });
    }
  });
});
