import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import * as harness from '../tests/harness/wallet.ts';
import { CARD_BALANCE, COINS } from './purse.ts';
import type { Tally } from './tally.ts';

/** COINS of `quality.md`. No order of the day is delivered, so none brings coins: they are in the purse or in a coupon. */
export async function expectCoins(db: Database): Promise<void> {
  await harness.expectCoins(db);
  const lost = await selectRows(
    db,
    sql`SELECT m.id, m.coins, sum(c.coins) AS redeemed FROM members m
      LEFT JOIN member_coupons c ON c.member_id = m.id GROUP BY m.id
      HAVING m.coins + COALESCE(sum(c.coins), 0) <> ${COINS}`,
  );
  expect(lost, 'coins that are neither in the purse nor in a coupon').toEqual([]);
}

/**
 * No more copies than the quota. Each copy is used by one living order at most: the one that it names, whose price tells of
 * it. One that no living order tells of is ready again.
 */
export async function expectCoupons(db: Database): Promise<void> {
  await harness.expectCoupons(db);
  const wrong = await selectRows(
    db,
    sql`WITH told AS (
        SELECT DISTINCT o.id AS order_id, o.status, (rule->>'memberCouponId')::int AS copy
        FROM orders o, jsonb_array_elements(o.applied_rules) AS rule
        WHERE rule ? 'memberCouponId' AND o.status NOT IN ('expired', 'cancelled'))
      SELECT c.id, c.status, c.order_id, array_agg(t.order_id || ' ' || t.status) AS told
      FROM member_coupons c LEFT JOIN told t ON t.copy = c.id GROUP BY c.id
      HAVING count(t.copy) > 1 OR c.order_id IS DISTINCT FROM min(t.order_id)
        OR c.status <> CASE min(t.status)
          WHEN 'waiting_payment' THEN 'reserved' ELSE CASE count(t.copy) WHEN 0 THEN 'ready' ELSE 'used' END END`,
  );
  expect(wrong, 'coupons and the orders that tell of them').toEqual([]);
}

/** What is on a card is what was, less what living orders took of it; an ended one gave it back, once. */
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

/** Gift cards and money together are the total of whatever is paid for; cash is asked for at the door. */
export async function expectTenders(db: Database): Promise<void> {
  const wrong = await selectRows(
    db,
    sql`SELECT o.id, o.status, o.total, o.gift_card_amount, u.cards, p.money FROM orders o
      LEFT JOIN (SELECT order_id, sum(amount - returned)::int AS cards FROM gift_card_uses
        WHERE state = 'taken' GROUP BY order_id) u ON u.order_id = o.id
      LEFT JOIN (SELECT order_id, sum(amount)::int AS money FROM payments
        WHERE status = 'succeeded' GROUP BY order_id) p ON p.order_id = o.id
      WHERE o.status NOT IN ('expired', 'cancelled') AND (
        COALESCE(u.cards, 0) <> o.gift_card_amount
        OR o.status <> 'waiting_payment' AND o.payment_method <> 'cod'
          AND COALESCE(u.cards, 0) + COALESCE(p.money, 0) <> o.total)`,
  );
  expect(wrong, 'tenders of orders').toEqual([]);
}

/** ACK of `quality.md`: what a client saw is there, under its key. */
export async function expectAcknowledged(db: Database, tally: Tally): Promise<void> {
  const orders = await selectRows<{ id: string; idempotency_key: string }>(
    db,
    sql`SELECT id, idempotency_key FROM orders`,
  );
  const copies = await selectRows<{ id: number; idempotency_key: string | null }>(
    db,
    sql`SELECT id, idempotency_key FROM member_coupons`,
  );
  const orderOf = new Map(orders.map(({ id, idempotency_key: key }) => [key, id]));
  for (const [key, id] of tally.ordered) expect(orderOf.get(key), `order ${id}`).toBe(id);
  const copyOf = new Map(copies.map(({ id, idempotency_key: key }) => [key, id]));
  for (const [key, id] of tally.redeemed) {
    expect(copyOf.get(key), `coin coupon ${String(id)}`).toBe(id);
  }
  const known = new Set(copies.map(({ id }) => id));
  expect([...tally.collected.difference(known)], 'collected coupons').toEqual([]);
}
