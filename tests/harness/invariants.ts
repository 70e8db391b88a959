import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../../server/db/client.ts';
import { expectOwed, expectPayments } from './payment-books.ts';

/** Total pieces received by the online warehouse, by product id. */
export type Received = ReadonlyMap<number, number>;

interface Shelf {
  readonly product_id: number;
  readonly branch_id: number;
  readonly on_hand: number;
  readonly reserved: number;
  readonly held: number;
  readonly claimed: number;
  readonly returned: number;
  /** Sum of the movements. */
  readonly moved: number;
  readonly in_lots: number;
  readonly expired: number;
  readonly in_expired_lots: number;
  readonly free: number;
  readonly [column: string]: unknown;
}

interface OrderSums {
  readonly id: string;
  readonly goods: number;
  /** Amount of the gift card that the order sold. */
  readonly card: number | null;
  readonly discounts: number;
  readonly order_discount: number;
  readonly delivery_fee: number;
  readonly subtotal: number;
  readonly total: number;
  readonly vat: number;
  readonly [column: string]: unknown;
}

/**
 * STOCK of `docs/quality.md`, "Invariants", for every product and branch, including reservations without a stock row.
 * @param received if omitted, only reservations are compared
 */
export async function expectStock(db: Database, received?: Received): Promise<void> {
  const shelves = await selectRows<Shelf>(
    db,
    sql`SELECT COALESCE(s.product_id, r.product_id) AS product_id,
        COALESCE(s.branch_id, r.branch_id) AS branch_id,
        COALESCE(s.on_hand, 0) AS on_hand, COALESCE(s.reserved, 0) AS reserved,
        COALESCE(r.held, 0)::int AS held, COALESCE(r.claimed, 0)::int AS claimed,
        COALESCE(r.returned, 0)::int AS returned,
        (SELECT COALESCE(sum(m.change), 0)::int FROM stock_movements m
          WHERE m.product_id = s.product_id AND m.branch_id = s.branch_id) AS moved,
        (SELECT COALESCE(sum(t.on_hand), 0)::int FROM stock_lots t
          WHERE t.product_id = s.product_id AND t.branch_id = s.branch_id) AS in_lots,
        COALESCE(s.expired, 0) AS expired, COALESCE(s.free, 0) AS free,
        (SELECT COALESCE(sum(t.on_hand), 0)::int FROM stock_lots t
          WHERE t.product_id = s.product_id AND t.branch_id = s.branch_id
            AND t.is_expired) AS in_expired_lots
      FROM stock s FULL JOIN (
        SELECT product_id, branch_id,
          sum(qty) FILTER (WHERE state = 'held') AS held,
          sum(qty) FILTER (WHERE state = 'claimed') AS claimed,
          sum(returned) AS returned
        FROM stock_reservations GROUP BY product_id, branch_id
      ) r ON r.product_id = s.product_id AND r.branch_id = s.branch_id`,
  );
  for (const shelf of shelves) {
    const { on_hand, reserved, held, claimed, returned } = shelf;
    const where = `STOCK of product ${String(shelf.product_id)}`;
    expect(reserved, where).toBe(held);
    expect(reserved, where).toBeLessThanOrEqual(on_hand);
    expect(on_hand, where).toBeGreaterThanOrEqual(0);
    expect(shelf.moved, where).toBe(on_hand);
    expect(shelf.in_lots, where).toBeLessThanOrEqual(on_hand);
    expect(shelf.expired, where).toBe(shelf.in_expired_lots);
    expect(shelf.free, where).toBe(Math.max(0, on_hand - reserved - shelf.expired));
    const came = shelf.branch_id === 0 ? received?.get(shelf.product_id) : undefined;
    if (came !== undefined) expect(on_hand, where).toBe(came - claimed + returned);
  }
}

/**
 * MONEY of `docs/quality.md`, "Invariants", for every order; its pieces are exactly those it reserves or has claimed.
 */
export async function expectMoney(db: Database): Promise<void> {
  const orders = await selectRows<OrderSums>(
    db,
    sql`SELECT o.id, o.subtotal, o.discount AS order_discount, o.delivery_fee, o.total, o.vat,
        COALESCE(sum(i.price * i.qty), 0)::int + COALESCE(max(s.amount), 0) AS goods,
        max(s.amount) AS card,
        COALESCE(sum(i.member_discount + i.line_discount), 0)::int AS discounts
      FROM orders o LEFT JOIN order_items i ON i.order_id = o.id
      LEFT JOIN gift_card_sales s ON s.order_id = o.id GROUP BY o.id`,
  );
  for (const order of orders) {
    const where = `MONEY of order ${order.id}`;
    expect(order.goods, where).toBeGreaterThan(0);
    expect(order.subtotal, where).toBe(order.goods);
    expect(order.order_discount, where).toBe(order.discounts);
    expect(order.total, where).toBe(order.goods - order.discounts + order.delivery_fee);
    expect(order.total, where).toBeGreaterThanOrEqual(0);
    // VAT of a gift card is due with the purchase that it pays for.
    const taxed = order.card === null ? order.total : 0;
    expect(order.vat, where).toBe(Math.round((taxed * 7) / 107));
  }
  const unequal = await selectRows(
    db,
    sql`SELECT o.id, o.status, i.product_id, i.qty, r.qty AS held FROM orders o
      JOIN order_items i ON i.order_id = o.id
      LEFT JOIN (SELECT order_id, product_id, sum(qty)::int AS qty, sum(returned)::int AS returned
        FROM stock_reservations WHERE state <> 'released' GROUP BY order_id, product_id) r
        ON r.order_id = o.id AND r.product_id = i.product_id
      WHERE COALESCE(r.qty - CASE o.status WHEN 'cancelled' THEN r.returned ELSE 0 END, 0) <> CASE
        WHEN o.status IN ('created', 'expired', 'cancelled', 'rejected_by_branch') THEN 0 ELSE i.qty END`,
  );
  expect(unequal, 'pieces of an order and its reservations').toEqual([]);
}

/** Returned value of orders: gift cards, coins and pieces, once each, and never more than there was. */
export async function expectReturns(db: Database): Promise<void> {
  const cards = await selectRows(
    db,
    sql`SELECT o.id, b.refunded, u.returned FROM orders o
      LEFT JOIN order_returns b ON b.order_id = o.id
      JOIN (SELECT order_id, sum(returned)::int AS returned FROM gift_card_uses GROUP BY order_id) u
        ON u.order_id = o.id
      WHERE u.returned <> GREATEST(COALESCE(b.refunded, 0) - (o.total - o.gift_card_amount), 0)`,
  );
  expect(cards, 'gift cards of returns').toEqual([]);
  const coins = await selectRows(
    db,
    sql`SELECT o.id, o.status, e.earned, e.taken, e.times FROM orders o
      LEFT JOIN order_returns b ON b.order_id = o.id
      JOIN (SELECT order_id, sum(amount) FILTER (WHERE reason = 'earned')::int AS earned,
          -sum(amount) FILTER (WHERE reason = 'returned')::int AS taken,
          count(*) FILTER (WHERE reason = 'returned') AS times
        FROM coin_entries WHERE order_id IS NOT NULL GROUP BY order_id) e ON e.order_id = o.id
      WHERE COALESCE(e.earned, 0) < COALESCE(e.taken, 0)
        OR e.times <> CASE WHEN b.refunded IS NULL OR e.earned IS NULL THEN 0 ELSE 1 END`,
  );
  expect(coins, 'coins of returns').toEqual([]);
  const pieces = await selectRows(
    db,
    sql`SELECT r.order_id, r.product_id, r.returned, l.qty FROM stock_reservations r
      JOIN orders o ON o.id = r.order_id
      LEFT JOIN order_items i ON i.order_id = r.order_id AND i.product_id = r.product_id
      LEFT JOIN (SELECT order_id, (line->>'line')::int AS line, (line->>'qty')::int AS qty
        FROM order_returns, jsonb_array_elements(lines) AS line WHERE restocked) l
        ON l.order_id = i.order_id AND l.line = i.line
      WHERE r.state = 'claimed'
        AND r.returned <> CASE o.status WHEN 'cancelled' THEN r.qty ELSE COALESCE(l.qty, 0) END`,
  );
  expect(pieces, 'pieces of returns').toEqual([]);
}

/** Documents are numbered without gaps, and each refund of an invoiced order has its credit note. */
export async function expectPapers(db: Database): Promise<void> {
  const gaps = await selectRows(
    db,
    sql`SELECT s.month, s.last, count(p.serial) AS papers FROM invoice_serials s
      LEFT JOIN (SELECT 'CN' || split_part(serial, 'CN', 2) AS row, serial FROM credit_notes
        UNION ALL SELECT right(split_part(serial, '-', 1), 4) AS row, serial FROM tax_invoices) p
        ON split_part(p.row, '-', 1) = s.month
      GROUP BY s.month, s.last HAVING count(p.serial) <> s.last`,
  );
  expect(gaps, 'serials of papers').toEqual([]);
  const notes = await selectRows(
    db,
    sql`SELECT o.id, o.status, o.total, b.refunded, n.credited FROM orders o
      JOIN tax_invoices t ON t.order_id = o.id
      LEFT JOIN order_returns b ON b.order_id = o.id
      LEFT JOIN (SELECT order_id, sum(amount)::int AS credited FROM credit_notes GROUP BY order_id) n
        ON n.order_id = o.id
      WHERE COALESCE(n.credited, 0) <>
        CASE WHEN o.status = 'cancelled' THEN o.total ELSE COALESCE(b.refunded, 0) END`,
  );
  expect(notes, 'credit notes of invoiced orders').toEqual([]);
}

/** The history of every order starts with `created` and ends with its status; each key made one order. */
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

/**
 * MONEY of `docs/quality.md`, "Invariants": an order of a gift card created at most one card, with its amount. An
 * unpaid or refunded order has none.
 */
export async function expectSoldCards(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, s.amount, c.balance, u.taken FROM gift_card_sales s
      JOIN orders o ON o.id = s.order_id
      LEFT JOIN gift_cards c ON c.id = s.gift_card_id
      LEFT JOIN (SELECT gift_card_id, sum(amount - returned)::int AS taken FROM gift_card_uses
        WHERE state = 'taken' GROUP BY gift_card_id) u ON u.gift_card_id = c.id
      WHERE o.total <> s.amount OR o.delivery_method <> 'email'
        OR EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id)
        OR CASE WHEN c.id IS NULL THEN o.status = 'completed'
          WHEN o.status IN ('paid', 'completed') THEN c.balance + COALESCE(u.taken, 0) <> s.amount
          ELSE o.status <> 'cancelled' OR c.balance <> 0 END`,
  );
  expect(wrong, 'gift cards that orders sold').toEqual([]);
}

export async function expectInvariants(db: Database, received?: Received): Promise<void> {
  await expectStock(db, received);
  await expectMoney(db);
  await expectPayments(db);
  await expectOwed(db);
  await expectSoldCards(db);
  await expectReturns(db);
  await expectPapers(db);
  await expectHistory(db);
}
