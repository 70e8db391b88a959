import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../../server/db/client.ts';

/** Total received by payment `p`. */
const WHOLE = sql`COALESCE((p.received->>'amount')::int, p.amount)`;
/** Amount refunded unasked by the provider, and the amount requested by refund `r`. */
const UNASKED = sql`COALESCE(r.unasked, CASE r.reason WHEN 'unasked' THEN r.amount END, 0)`;
const ASKED = sql`COALESCE(r.amount, 0) - ${UNASKED}`;

/**
 * MONEY of `docs/quality.md`, "Invariants": received minus refunded is owed, order by order, and nothing is refunded
 * twice. Returned goods reduce the amount owed: money first, then gift cards. Unasked refunds of the provider reduce it
 * too.
 */
export async function expectPayments(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, p.kept, o.total - o.gift_card_amount AS owed, b.refunded, p.unasked FROM orders o
      LEFT JOIN order_returns b ON b.order_id = o.id
      LEFT JOIN (SELECT order_id,
          sum(p.amount - COALESCE(r.amount, 0)) FILTER (WHERE p.status = 'succeeded')::int AS kept,
          CASE WHEN bool_or(p.status = 'succeeded')
            THEN sum(${UNASKED}) FILTER (WHERE p.status = 'succeeded') ELSE sum(${UNASKED}) END::int AS unasked
        FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id GROUP BY order_id) p ON p.order_id = o.id
      WHERE COALESCE(p.kept, 0) <> CASE
        WHEN o.payment_method = 'cod' OR o.status IN
          ('created', 'waiting_payment', 'expired', 'cancelled') THEN 0
        ELSE GREATEST(o.total - o.gift_card_amount - COALESCE(b.refunded, 0) - COALESCE(p.unasked, 0), 0) END`,
  );
  expect(wrong, 'money of orders').toEqual([]);
  const refunds = await selectRows(
    db,
    sql`SELECT p.id, p.status, p.amount, r.status AS refund, r.amount AS back, r.unasked, r.reason FROM payments p
      FULL JOIN refunds r ON r.payment_id = p.id
      WHERE CASE
        WHEN p.status IN ('refund_pending', 'refunded') THEN
          r.amount IS DISTINCT FROM ${WHOLE} OR (p.status = 'refunded') <> (r.status = 'done')
        WHEN p.status = 'succeeded' THEN r.reason NOT IN ('returned', 'unasked')
          OR r.amount > ${WHOLE} OR r.amount = ${WHOLE} AND r.unasked IS NOT NULL
        WHEN p.status = 'review' THEN r.reason <> 'unasked' OR r.amount > ${WHOLE}
        ELSE r.payment_id IS NOT NULL END`,
  );
  expect(refunds, 'refunds of payments').toEqual([]);
}

/**
 * MONEY of `docs/quality.md`, "Invariants": amounts owed for returned goods and cancelled orders are requested, done or
 * on the board, less unasked refunds of the provider.
 */
export async function expectOwed(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, o.total - o.gift_card_amount AS paid, b.refunded, p.* FROM orders o
      LEFT JOIN order_returns b ON b.order_id = o.id
      JOIN (SELECT order_id, sum(${ASKED})::int AS asked, sum(${WHOLE} - ${UNASKED})::int AS room,
          count(*) FILTER (WHERE r.unasked IS NULL AND r.status = 'pending') AS blind
        FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id
        WHERE p.status IN ('succeeded', 'refund_pending', 'refunded')
          AND COALESCE(r.reason, '') NOT IN ('late', 'surplus', 'review')
        GROUP BY order_id) p ON p.order_id = o.id
      WHERE p.blind > 0 OR p.asked <> CASE WHEN o.status = 'cancelled' THEN p.room
        ELSE LEAST(COALESCE(b.refunded, 0), o.total - o.gift_card_amount, p.room) END`,
  );
  expect(wrong, 'money that is owed and neither asked for nor on the board').toEqual([]);
  const silent = await selectRows(
    db,
    sql`SELECT o.id, b.refunded FROM orders o JOIN order_returns b ON b.order_id = o.id
      WHERE o.payment_method <> 'cod' AND b.refunded > 0 AND o.total > o.gift_card_amount
        AND NOT EXISTS (SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
          WHERE p.order_id = o.id AND r.reason NOT IN ('late', 'surplus', 'review'))`,
  );
  expect(silent, 'returns whose money never left').toEqual([]);
}
