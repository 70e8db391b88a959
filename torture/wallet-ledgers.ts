import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import * as harness from '../tests/harness/wallet.ts';
import { CARD_BALANCE, COINS } from './purse.ts';

/** Whether return `b` includes every piece of order `o`. */
const isWhole = sql`NOT EXISTS (SELECT FROM order_items i
  LEFT JOIN jsonb_to_recordset(b.lines) AS back(line int, qty int) ON back.line = i.line
  WHERE i.order_id = o.id AND back.qty IS DISTINCT FROM i.qty)`;

/**
 * COINS of `docs/quality.md`, "Invariants": coins earned by deliveries and not taken back are in the balance or in a
 * coupon.
 */
export async function expectCoins(db: Database): Promise<void> {
  await harness.expectCoins(db);
  const lost = await selectRows(
    db,
    sql`SELECT m.id, m.coins, c.redeemed, e.brought FROM members m
      LEFT JOIN (SELECT member_id, sum(coins) AS redeemed FROM member_coupons GROUP BY member_id) c
        ON c.member_id = m.id
      LEFT JOIN (SELECT member_id, sum(amount) AS brought FROM coin_entries
        WHERE reason IN ('earned', 'returned') GROUP BY member_id) e ON e.member_id = m.id
      WHERE m.role = 'member'
        AND m.coins + COALESCE(c.redeemed, 0) <> ${COINS}::int + COALESCE(e.brought, 0)`,
  );
  expect(lost, 'coins that are neither in the purse nor in a coupon').toEqual([]);
  const earned = await selectRows(
    db,
    sql`SELECT o.id, o.status, o.earned_coins, e.amount FROM orders o
      LEFT JOIN coin_entries e ON e.order_id = o.id AND e.reason = 'earned'
      WHERE COALESCE(e.amount, 0) <>
        CASE WHEN o.status IN ('delivered', 'completed') THEN o.earned_coins ELSE 0 END`,
  );
  expect(earned, 'coins that came with orders').toEqual([]);
  await expectCoinsTakenBack(db);
}

/**
 * A return takes back the coins of its goods, limited by the balance. An initial balance that covers all debits is
 * sufficient at every moment.
 */
async function expectCoinsTakenBack(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`WITH back AS (
        SELECT o.id, o.member_id, -t.amount AS taken, CASE WHEN ${isWhole} THEN e.amount
          ELSE e.amount::bigint * (b.refunded + b.kept_for_coins) / (o.total - o.delivery_fee) END AS share
        FROM order_returns b JOIN orders o ON o.id = b.order_id
        JOIN coin_entries e ON e.order_id = o.id AND e.reason = 'earned'
        JOIN coin_entries t ON t.order_id = o.id AND t.reason = 'returned'),
      purse AS (
        SELECT member_id, sum(share) + (SELECT COALESCE(sum(c.coins), 0) FROM member_coupons c
          WHERE c.member_id = back.member_id) AS spent
        FROM back GROUP BY member_id)
      SELECT * FROM back JOIN purse USING (member_id)
      WHERE taken > share OR taken < share AND spent <= ${COINS}::int`,
  );
  expect(wrong, 'coins that went with returns').toEqual([]);
}

/**
 * At most as many copies as the quota. Each copy is used by at most one active order, the one it names and whose price
 * mentions it. A copy without an active order is ready again, as is one whose order was returned in full.
 */
export async function expectCoupons(db: Database): Promise<void> {
  await harness.expectCoupons(db);
  const wrong = await selectRows(
    db,
    sql`WITH told AS (
        SELECT DISTINCT o.id AS order_id, o.status, (rule->>'memberCouponId')::int AS copy
        FROM orders o LEFT JOIN order_returns b ON b.order_id = o.id AND b.status = 'refunded',
          jsonb_array_elements(o.applied_rules) AS rule
        WHERE rule ? 'memberCouponId' AND o.status NOT IN ('expired', 'cancelled')
          AND (b.id IS NULL OR NOT ${isWhole}))
      SELECT c.id, c.status, c.order_id, array_agg(t.order_id || ' ' || t.status) AS told
      FROM member_coupons c LEFT JOIN told t ON t.copy = c.id GROUP BY c.id
      HAVING count(t.copy) > 1 OR c.order_id IS DISTINCT FROM min(t.order_id)
        OR c.status <> CASE min(t.status)
          WHEN 'waiting_payment' THEN 'reserved' ELSE CASE count(t.copy) WHEN 0 THEN 'ready' ELSE 'used' END END`,
  );
  expect(wrong, 'coupons and the orders that tell of them').toEqual([]);
}

/** A card's balance is its amount less the uses of active orders; ended orders returned theirs once. */
export async function expectGiftCards(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT g.id, g.balance, sum(u.amount - u.returned) AS taken FROM gift_cards g
      LEFT JOIN (SELECT u.* FROM gift_card_uses u JOIN orders o ON o.id = u.order_id
        WHERE o.status NOT IN ('expired', 'cancelled')) u ON u.gift_card_id = g.id
      GROUP BY g.id
      HAVING g.balance < 0 OR g.balance <> ${CARD_BALANCE} - COALESCE(sum(u.amount - u.returned), 0)`,
  );
  expect(wrong, 'what is left on gift cards').toEqual([]);
  const states = await selectRows(
    db,
    sql`SELECT u.order_id, u.state, o.status FROM gift_card_uses u JOIN orders o ON o.id = u.order_id
      WHERE (u.state = 'taken') = (o.status IN ('expired', 'cancelled'))`,
  );
  expect(states, 'gift cards of orders that ended').toEqual([]);
}

/**
 * Gift cards and money together equal the total of every paid order, regardless of later refunds (`expectReturns`,
 * `expectPayments`). Cash is collected on delivery.
 */
export async function expectTenders(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, o.total, o.gift_card_amount, u.cards, p.money FROM orders o
      LEFT JOIN (SELECT order_id, sum(amount)::int AS cards FROM gift_card_uses
        WHERE state = 'taken' GROUP BY order_id) u ON u.order_id = o.id
      LEFT JOIN (SELECT p.order_id, COALESCE(
          sum(p.amount) FILTER (WHERE p.status = 'succeeded' OR r.reason = 'returned'),
          sum(p.amount) FILTER (WHERE r.reason = 'unasked'))::int AS money FROM payments p
        LEFT JOIN refunds r ON r.payment_id = p.id GROUP BY p.order_id) p ON p.order_id = o.id
      WHERE o.status NOT IN ('expired', 'cancelled') AND (
        COALESCE(u.cards, 0) <> o.gift_card_amount
        OR o.status <> 'waiting_payment' AND o.payment_method <> 'cod'
          AND COALESCE(u.cards, 0) + COALESCE(p.money, 0) <> o.total)`,
  );
  expect(wrong, 'tenders of orders').toEqual([]);
}
