import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { stockReservations } from '../../server/db/schema/orders.ts';
import { createTransact } from '../../server/runtime/unit-of-work.ts';
import { ok, refuse } from '../../server/core/result.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { fill, place, shopperOf } from '../harness/checkout.ts';
import { expectStock } from '../harness/invariants.ts';
import { openShop, type Shop } from '../harness/shop.ts';

/** The embedded database has one connection, so transactions run one after the other. */
const onPostgres = inject('postgresBase') !== '';

let shop: Shop;
let orderIds: readonly [string, string];

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }, { id: 2 }, { id: 3 }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const alice = await shopperOf(shop);
  await fill(shop, alice, [3, 1]);
  const first = (await place(shop, alice)).body.order_id;
  await fill(shop, alice, [3, 1]);
  orderIds = [first, (await place(shop, alice)).body.order_id];
});

const reservations = async () => (await shop.db.select().from(stockReservations)).length;

describe('a unit of work', () => {
  it('rolls back on a refusal or failure', async () => {
    const transact = createTransact(shop.db);
    const before = await reservations();
    const refused = await transact(async ({ stock }) => {
      await stock.reserve(orderIds[0], 1, 1, 0);
      return refuse('OUT_OF_STOCK');
    });
    expect(refused).toEqual({ ok: false, refusal: { code: 'OUT_OF_STOCK' } });
    const failed = transact(async ({ stock }) => {
      await stock.reserve(orderIds[0], 1, 1, 0);
      throw new Error('a bug');
    });
    await expect(failed).rejects.toThrow('a bug');
    expect(await reservations()).toBe(before);
    await expectStock(shop.db);
  });

  if (onPostgres)
    it('retries after a deadlock', async () => {
      const transact = createTransact(shop.db);
      let attempts = 0;
      let arrived = 0;
      const bothHoldOne = Promise.withResolvers<undefined>();
      const crosswise = (orderId: string, first: number, second: number) =>
        transact(async ({ stock }) => {
          attempts += 1;
          await stock.reserve(orderId, first, 1, 0);
          arrived += 1;
          if (arrived === 2) bothHoldOne.resolve(undefined);
          await bothHoldOne.promise;
          await stock.reserve(orderId, second, 1, 0);
          return ok(undefined);
        });
      const results = await Promise.all([
        crosswise(orderIds[0], 1, 2),
        crosswise(orderIds[1], 2, 1),
      ]);
      expect(results.every((result) => result.ok)).toBe(true);
      expect(attempts).toBeGreaterThan(2);
      await expectStock(shop.db);
    });
});
