import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '@/server/db/client.ts';
import { createStockRepo } from '../repo.ts';
import type { StockRepo } from '../ports.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn } from '@/tests/harness/members.ts';
import { plantOrder } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const WAREHOUSE = 0;
const BRANCH = 11;
/** Stock of products 1 and 2, in the warehouse and in the branch. */
const PIECES = 5;
/** Held by the planted orders. */
const OTHER = 9;

let shop: Shop;
let stock: StockRepo;
let memberId: number;
let [mine, theirs] = ['', ''];

beforeAll(async () => {
  shop = await openShop();
  stock = createStockRepo(shop.db);
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }, { id: 2 }, { id: OTHER, available: 1_000 }]);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { 1: PIECES, 2: PIECES } }]);
  ({ memberId } = await signIn(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM stock_reservations WHERE product_id IN (1, 2)`);
  await shop.db.execute(
    sql`UPDATE stock SET on_hand = ${PIECES}, reserved = 0 WHERE product_id IN (1, 2)`,
  );
  const order = () => plantOrder(shop, { memberId, productId: OTHER, status: 'waiting_payment' });
  [mine, theirs] = [await order(), await order()];
});

/** `[on hand, reserved]` of products 1 and 2 in the warehouse, then in the branch. */
async function shelves(): Promise<readonly (readonly number[])[]> {
  const rows = await selectRows<{ on_hand: number; reserved: number }>(
    shop.db,
    sql`SELECT on_hand, reserved FROM stock WHERE product_id IN (1, 2) ORDER BY branch_id, product_id`,
  );
  return rows.map(({ on_hand, reserved }) => [on_hand, reserved]);
}

const UNTOUCHED = [PIECES, 0];

describe('a reservation', () => {
  it('takes the free pieces of that shelf, and no more', async () => {
    expect(await stock.reserve(mine, 1, 3, WAREHOUSE)).toBe(true);
    expect(await stock.reserve(theirs, 1, 3, WAREHOUSE)).toBe(false);
    expect(await shelves()).toEqual([[5, 3], UNTOUCHED, UNTOUCHED, UNTOUCHED]);
    expect(await stock.reserve(theirs, 1, 2, WAREHOUSE)).toBe(true);
    expect(await shelves()).toEqual([[5, 5], UNTOUCHED, UNTOUCHED, UNTOUCHED]);
  });

  it('finds nothing if a branch does not stock the product', async () => {
    expect(await stock.reserve(mine, 1, 1, 99)).toBe(false);
    expect(await stock.reserve(mine, 99, 1, WAREHOUSE)).toBe(false);
  });

  it.each([
    ['holds them', false, () => Promise.resolve()],
    ['took them', false, () => stock.claim(mine)],
    ['gave them back', true, () => stock.release(mine)],
  ])('is made once per order, and again if it %s: %s', async (_, again, then) => {
    await stock.reserve(mine, 1, 2, WAREHOUSE);
    await then();
    // In a transaction, as for an order: a refusal is rolled back.
    const before = await shelves();
    const undo = new Error('refused');
    const taken = shop.db.transaction(async (tx) => {
      const isTaken = await createStockRepo(tx).reserve(mine, 1, 3, WAREHOUSE);
      if (!isTaken) throw undo;
      return isTaken;
    });
    expect(await taken.catch((error: unknown) => error !== undo)).toBe(again);
    const after = again ? [[5, 3], ...before.slice(1)] : before;
    expect(await shelves()).toEqual(after);
  });
});

describe('pieces held by an order', () => {
  beforeEach(async () => {
    await stock.reserve(mine, 1, 2, WAREHOUSE);
    await stock.reserve(mine, 2, 1, BRANCH);
    await stock.reserve(theirs, 1, 3, WAREHOUSE);
  });

  it('leave the shelf once when claimed; those of other orders stay', async () => {
    const claimed = [[3, 3], UNTOUCHED, UNTOUCHED, [4, 0]];
    await stock.claim(mine);
    expect(await shelves()).toEqual(claimed);
    await stock.claim(mine);
    await stock.release(mine);
    expect(await shelves()).toEqual(claimed);
  });

  it('are free once when released; those of other orders stay', async () => {
    const released = [[5, 3], UNTOUCHED, UNTOUCHED, UNTOUCHED];
    await stock.release(mine);
    expect(await shelves()).toEqual(released);
    await stock.release(mine);
    await stock.claim(mine);
    expect(await shelves()).toEqual(released);
  });
});

describe('returned pieces', () => {
  beforeEach(async () => {
    await stock.reserve(mine, 1, 3, WAREHOUSE);
    await stock.reserve(mine, 2, 1, BRANCH);
    await stock.reserve(theirs, 1, 1, WAREHOUSE);
    await stock.claim(mine);
  });

  it('go back to their shelf', async () => {
    await stock.putBack(mine, [
      { productId: 2, qty: 1 },
      { productId: 1, qty: 2 },
    ]);
    expect(await shelves()).toEqual([[4, 1], UNTOUCHED, UNTOUCHED, UNTOUCHED]);
  });

  it('never exceed what was taken, however often they are returned', async () => {
    await stock.putBack(mine, [{ productId: 1, qty: 2 }]);
    await stock.putBack(mine, [{ productId: 1, qty: 2 }]);
    expect((await shelves())[0]).toEqual([4, 1]);
    await stock.putBack(mine, [{ productId: 1, qty: 1 }]);
    await stock.putBack(mine, [{ productId: 1, qty: 1 }]);
    expect((await shelves())[0]).toEqual([5, 1]);
  });

  it.each([
    ['has not taken yet', () => Promise.resolve()],
    ['gave back', () => stock.release(theirs)],
  ])('are none of an order %s', async (_, then) => {
    await then();
    const before = await shelves();
    await stock.putBack(theirs, [{ productId: 1, qty: 1 }]);
    await stock.putBack(theirs, [{ productId: 2, qty: 1 }]);
    expect(await shelves()).toEqual(before);
  });
});

// Locking shelves in a different order would deadlock.
describe('shelves are locked in order of product id', () => {
  beforeAll(async () => {
    await shop.db.execute(sql`CREATE TABLE touched (place serial, product_id integer)`);
    await shop.db.execute(
      sql.raw(`CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO touched (product_id) VALUES (NEW.product_id); RETURN NEW; END $$`),
    );
    await shop.db.execute(
      sql`CREATE TRIGGER touch AFTER UPDATE ON stock FOR EACH ROW EXECUTE FUNCTION touch()`,
    );
  });
  afterAll(() => shop.db.execute(sql`DROP TRIGGER touch ON stock`));

  it('whatever the order of the pieces', async () => {
    const anyOrder = fc.shuffledSubarray([1, 2], { minLength: 2 });
    const move = fc.constantFrom('claim', 'release', 'putBack');
    await fc.assert(
      fc.asyncProperty(anyOrder, anyOrder, move, async (reserved, back, which) => {
        await shop.db.execute(sql`DELETE FROM stock_reservations WHERE product_id IN (1, 2)`);
        await shop.db.execute(
          sql`UPDATE stock SET on_hand = 5, reserved = 0 WHERE product_id IN (1, 2)`,
        );
        for (const productId of reserved) await stock.reserve(mine, productId, 1, WAREHOUSE);
        if (which === 'putBack') await stock.claim(mine);
        await shop.db.execute(sql`DELETE FROM touched`);
        if (which !== 'putBack') await stock[which](mine);
        else
          await stock.putBack(
            mine,
            back.map((productId) => ({ productId, qty: 1 })),
          );
        const touched = await selectRows<{ product_id: number }>(
          shop.db,
          sql`SELECT product_id FROM touched WHERE product_id <> ${OTHER} ORDER BY place`,
        );
        expect(touched.map(({ product_id }) => product_id)).toEqual([1, 2]);
      }),
      { numRuns: 20 },
    );
  });
});
