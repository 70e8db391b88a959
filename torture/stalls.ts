import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import { plantGroups, plantSales } from '../tests/harness/offers.ts';

/** Pieces at a flash price, far below the demand. */
const FLASH_QUOTA = 60;
const FLASH_PRODUCTS = [1, 2];
/**
 * Buy two, get the third free: with different prices, so that the free piece matters. The last products of the shop.
 */
export const SET_PRODUCTS = [10, 11, 12];
const SET_SIZE = 3;
const DAY_MS = 86_400_000;

/** Offers of the day: a flash sale that sells out, and sets that may be returned in part. */
export async function plantStalls(db: Database, now: Date): Promise<void> {
  const window = {
    startsAt: new Date(now.getTime() - DAY_MS),
    endsAt: new Date(now.getTime() + DAY_MS),
  };
  const items = FLASH_PRODUCTS.map((productId) => ({
    productId,
    price: 4_000,
    quota: FLASH_QUOTA,
  }));
  await plantSales(db, [{ id: 1, ...window, items }]);
  await plantGroups(db, [{ id: 1, kind: 'buy_2_get_1', ...window, products: SET_PRODUCTS }]);
}

/** Sold flash pieces equal those in active orders, and never exceed the quota. */
export async function expectFlashQuotas(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT f.sale_id, f.product_id, f.quota, f.sold, l.pieces FROM flash_sale_items f
      LEFT JOIN (SELECT i.flash_sale_id, i.product_id, sum(i.qty) AS pieces
        FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE o.status NOT IN ('created', 'expired', 'cancelled')
        GROUP BY i.flash_sale_id, i.product_id) l
        ON l.flash_sale_id = f.sale_id AND l.product_id = f.product_id
      WHERE f.sold > f.quota OR f.sold <> COALESCE(l.pieces, 0)`,
  );
  expect(wrong, 'flash quotas and the orders that took of them').toEqual([]);
}

/**
 * A partially returned set has no free piece: the amount kept is at least the price of the kept goods, less other
 * discounts of the order.
 */
export async function expectSets(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`WITH kept AS (
        SELECT i.order_id, i.free_qty, i.price, i.member_discount, i.line_discount, i.product_id,
          i.qty - COALESCE(back.qty, 0) AS pieces
        FROM order_items i JOIN order_returns b ON b.order_id = i.order_id AND b.status = 'refunded'
        LEFT JOIN LATERAL (SELECT l.qty FROM jsonb_to_recordset(b.lines) AS l(line int, qty int)
          WHERE l.line = i.line) back ON true),
      sums AS (
        SELECT order_id, sum(pieces * price) AS worth,
          sum(pieces) FILTER (WHERE product_id BETWEEN 10 AND 12) AS of_set,
          sum(free_qty) AS free,
          sum(member_discount + line_discount - free_qty * price) AS other_discounts
        FROM kept GROUP BY order_id HAVING sum(pieces) > 0)
      SELECT o.id, s.*, o.total - o.delivery_fee - b.refunded AS stays FROM sums s
      JOIN orders o ON o.id = s.order_id JOIN order_returns b ON b.order_id = o.id
      WHERE s.free > 0 AND s.of_set < ${SET_SIZE}::int AND b.refunded > 0
        AND o.total - o.delivery_fee - b.refunded < s.worth - s.other_discounts`,
  );
  expect(wrong, 'free pieces that stayed when their set went back').toEqual([]);
}
