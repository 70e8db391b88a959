import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../../server/db/client.ts';

/** Pieces that ever came into the online warehouse, by product. */
export type Received = ReadonlyMap<number, number>;

interface Shelf {
  readonly product_id: number;
  readonly branch_id: number;
  readonly on_hand: number;
  readonly reserved: number;
  readonly held: number;
  readonly claimed: number;
  readonly [column: string]: unknown;
}

interface OrderSums {
  readonly id: string;
  readonly goods: number;
  readonly discounts: number;
  readonly order_discount: number;
  readonly delivery_fee: number;
  readonly subtotal: number;
  readonly total: number;
  readonly vat: number;
  readonly [column: string]: unknown;
}

/**
 * STOCK of `quality.md`, for every product and branch, including those with reservations but no shelf.
 * @param received leave out where nothing is known of it: only promises are compared then
 */
export async function expectStock(db: Database, received?: Received): Promise<void> {
  const shelves = await selectRows<Shelf>(
    db,
    sql`SELECT COALESCE(s.product_id, r.product_id) AS product_id,
        COALESCE(s.branch_id, r.branch_id) AS branch_id,
        COALESCE(s.on_hand, 0) AS on_hand, COALESCE(s.reserved, 0) AS reserved,
        COALESCE(r.held, 0)::int AS held, COALESCE(r.claimed, 0)::int AS claimed
      FROM stock s FULL JOIN (
        SELECT product_id, branch_id,
          sum(qty) FILTER (WHERE state = 'held') AS held,
          sum(qty) FILTER (WHERE state = 'claimed') AS claimed
        FROM stock_reservations GROUP BY product_id, branch_id
      ) r ON r.product_id = s.product_id AND r.branch_id = s.branch_id`,
  );
  for (const shelf of shelves) {
    const { on_hand, reserved, held, claimed } = shelf;
    const where = `STOCK of product ${String(shelf.product_id)}`;
    expect(reserved, where).toBe(held);
    expect(reserved, where).toBeLessThanOrEqual(on_hand);
    expect(on_hand, where).toBeGreaterThanOrEqual(0);
    const came = shelf.branch_id === 0 ? received?.get(shelf.product_id) : undefined;
    if (came !== undefined) expect(on_hand, where).toBe(came - claimed);
  }
}

/** MONEY of `quality.md`, for every order; and that its pieces are exactly those it holds or has claimed. */
export async function expectMoney(db: Database): Promise<void> {
  const orders = await selectRows<OrderSums>(
    db,
    sql`SELECT o.id, o.subtotal, o.discount AS order_discount, o.delivery_fee, o.total, o.vat,
        COALESCE(sum(i.price * i.qty), 0)::int AS goods,
        COALESCE(sum(i.member_discount + i.line_discount), 0)::int AS discounts
      FROM orders o LEFT JOIN order_items i ON i.order_id = o.id GROUP BY o.id`,
  );
  for (const order of orders) {
    const where = `MONEY of order ${order.id}`;
    expect(order.goods, where).toBeGreaterThan(0);
    expect(order.subtotal, where).toBe(order.goods);
    expect(order.order_discount, where).toBe(order.discounts);
    expect(order.total, where).toBe(order.goods - order.discounts + order.delivery_fee);
    expect(order.total, where).toBeGreaterThanOrEqual(0);
    expect(order.vat, where).toBe(Math.round((order.total * 7) / 107));
  }
  const unequal = await selectRows(
    db,
    sql`SELECT o.id, o.status, i.product_id, i.qty, r.qty AS held FROM orders o
      JOIN order_items i ON i.order_id = o.id
      LEFT JOIN (SELECT order_id, product_id, sum(qty)::int AS qty FROM stock_reservations
        WHERE state <> 'released' GROUP BY order_id, product_id) r
        ON r.order_id = o.id AND r.product_id = i.product_id
      WHERE COALESCE(r.qty, 0) <> CASE
        WHEN o.status IN ('created', 'expired', 'cancelled', 'rejected_by_branch') THEN 0 ELSE i.qty END`,
  );
  expect(unequal, 'pieces of an order and its reservations').toEqual([]);
}

/**
 * MONEY of `quality.md`: what came in and did not go back is what is owed, order by order, and nothing goes back twice.
 */
export async function expectPayments(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, p.kept, o.total - o.gift_card_amount AS owed FROM orders o
      LEFT JOIN (SELECT order_id, sum(amount) FILTER (WHERE status = 'succeeded')::int AS kept
        FROM payments GROUP BY order_id) p ON p.order_id = o.id
      WHERE COALESCE(p.kept, 0) <> CASE
        WHEN o.payment_method = 'cod' OR o.status IN
          ('created', 'waiting_payment', 'expired', 'cancelled') THEN 0
        ELSE o.total - o.gift_card_amount END
      AND NOT EXISTS (SELECT FROM order_returns r WHERE r.order_id = o.id)`,
  );
  expect(wrong, 'money of orders').toEqual([]);
  const refunds = await selectRows(
    db,
    sql`SELECT p.id, p.status, r.status AS refund FROM payments p
      FULL JOIN refunds r ON r.payment_id = p.id
      WHERE (p.status IN ('refund_pending', 'refunded')) <> (r.payment_id IS NOT NULL)
        OR (p.status = 'refunded') <> (r.status IS NOT DISTINCT FROM 'done')
        OR r.amount <> p.amount`,
  );
  expect(refunds, 'refunds of payments').toEqual([]);
}

/** The history of every order begins with `created`, ends with its status, and each key made one order. */
export async function expectHistory(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, h.states FROM orders o LEFT JOIN (
        SELECT order_id, array_to_string(array_agg(status ORDER BY id), ' ') AS states
        FROM order_history GROUP BY order_id
      ) h ON h.order_id = o.id
      WHERE h.states IS NULL OR h.states NOT LIKE 'created%' OR h.states NOT LIKE '%' || o.status`,
  );
  expect(wrong, 'status and history').toEqual([]);
  const doubled = await selectRows(
    db,
    sql`SELECT member_id, idempotency_key FROM orders
      GROUP BY member_id, idempotency_key HAVING count(*) > 1`,
  );
  expect(doubled, 'keys with two effects').toEqual([]);
}

export async function expectInvariants(db: Database, received?: Received): Promise<void> {
  await expectStock(db, received);
  await expectMoney(db);
  await expectPayments(db);
  await expectHistory(db);
}
