import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { tellingOf } from '@/server/modules/orders/mails.ts';
import { openDatabase, type Database } from '@/server/db/client.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { orders, stockReservations } from '@/server/db/schema/orders.ts';
import type { Transact } from '@/server/runtime/unit-of-work.ts';
import { createPlaceOrder } from '@/server/modules/orders/rules/place-order.ts';
import { createGeoDirectory } from '@/server/modules/regions/directory/directory.ts';
import { createGiftCardPasses } from '@/server/modules/wallet/rules/gift-card-passes.ts';
import { createHasher, randomIds, systemClock } from '@/server/core/world.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import type { Shopper } from '@/tests/harness/checkout.ts';
import { plantCrowd } from '@/tests/harness/crowd.ts';
import { NO_LIMITS } from '@/tests/harness/shop.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import {
  breakGround,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '@/tests/harness/service-process.ts';

const LAST_UNITS = 20;
const PRODUCT = 1;
/** 100 baht plus delivery. */
const TOTAL = 140;
const RECEIVED = new Map([[PRODUCT, LAST_UNITS]]);

const onPostgres = inject('postgresBase') !== '';
/** The embedded database runs one transaction at a time, and is several times slower for each. */
const MEMBERS = onPostgres ? 500 : 100;
/** Several processes on a busy machine. */
const PATIENCE = { timeout: 600_000 };

let ground: Ground;
let crowd: readonly Shopper[];

beforeEach(async () => {
  ground = await breakGround();
  crowd = await withDatabase(ground, async (world) => {
    await plantShelves(world.db);
    await plantProducts(world.db, [{ id: PRODUCT, price: 10_000, available: LAST_UNITS }]);
    return plantCrowd(world, MEMBERS, PRODUCT);
  });
});
afterEach(() => ground.remove());

async function expectTwentySold(db: Database): Promise<void> {
  expect(await db.select().from(orders)).toHaveLength(LAST_UNITS);
  const [shelf] = await db.select().from(stock).where(eq(stock.productId, PRODUCT));
  expect(shelf).toMatchObject({ onHand: LAST_UNITS, reserved: LAST_UNITS });
  await expectInvariants(db, RECEIVED);
}

describe(`the last 20 units, requested by ${String(MEMBERS)} members at once`, PATIENCE, () => {
  let services: readonly ServiceProcess[];
  beforeAll(() => {
    services = [];
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
  });

  it('are sold to exactly 20 of them', async () => {
    const count = onPostgres ? 2 : 1;
    services = await Promise.all(Array.from({ length: count }, () => startService(ground)));
    const serviceFor = (index: number) => services[index % count]!;
    const answers = await Promise.all(
      crowd.map(({ token, addressId }, index) =>
        serviceFor(index).call('POST', '/me/orders', {
          token,
          body: {
            cart_version: 1,
            quote_total: TOTAL,
            delivery_method: 'home',
            address_id: addressId,
            payment_method: 'cod',
          },
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    );
    const outcomes = Object.groupBy(answers, ({ status }) => String(status));
    expect(Object.keys(outcomes).toSorted()).toEqual(['201', '409']);
    expect(outcomes['201']).toHaveLength(LAST_UNITS);
    expect(outcomes['409']).toHaveLength(MEMBERS - LAST_UNITS);
    for (const refusal of outcomes['409'] ?? []) {
      expect(refusal.body).toMatchObject({
        code: 'OUT_OF_STOCK',
        data: { product_ids: [PRODUCT] },
      });
    }
    const exits = await Promise.all(services.map((service) => service.stop()));
    services = [];
    expect(exits).toEqual(Array.from({ length: count }, () => 0));
    await withDatabase(ground, ({ db }) => expectTwentySold(db));
  });
});

// The embedded database runs one transaction at a time and would hide the race.
if (onPostgres)
  describe('a reservation that reads before it writes', PATIENCE, () => {
    it('oversells, which proves that the test above can fail', async () => {
      const database = await openDatabase({ ...ground.target, poolSize: 20 });
      try {
        const repos = createRepos(database.db);
        const place = createPlaceOrder({
          ...repos,
          ...tellingOf({ publicUrl: 'https://shop.test' }),
          transact: carelessTransact(database.db),
          passes: createGiftCardPasses(createHasher('a secret for tests only')),
          geo: createGeoDirectory(),
          approvalChecks: { unsafe: () => Promise.resolve([]) },
          clock: systemClock,
          ids: randomIds,
          limits: NO_LIMITS,
        });
        const results = await Promise.all(
          crowd.slice(0, 5 * LAST_UNITS).map(({ memberId, addressId }) =>
            place(memberId, {
              idempotencyKey: randomUUID(),
              cartVersion: 1,
              quoteTotal: TOTAL * 100,
              deliveryMethod: 'home',
              addressId,
              paymentMethod: 'cod',
              giftCards: [],
            }),
          ),
        );
        expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(LAST_UNITS);
        await expect(expectTwentySold(database.db)).rejects.toThrow();
        await expect(expectInvariants(database.db, RECEIVED)).rejects.toThrow(/STOCK/);
      } finally {
        await database.close();
      }
    });
  });

/** Real repositories, except for the statement that must be conditional. */
function carelessTransact(db: Database): Transact {
  return (work) =>
    db.transaction((tx) => {
      const repos = createRepos(tx);
      const reserve = async (orderId: string, productId: number, qty: number) => {
        const shelf = eq(stock.productId, productId);
        const [row] = await tx.select().from(stock).where(shelf);
        if (!row || row.onHand - row.reserved < qty) return false;
        await tx
          .update(stock)
          .set({ reserved: row.reserved + qty })
          .where(shelf);
        await tx
          .insert(stockReservations)
          .values({ orderId, productId, branchId: 0, qty, state: 'held' });
        return true;
      };
      return work({ ...repos, stock: { ...repos.stock, reserve } });
    });
}
