import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import type { Tally } from './tally.ts';

/** ACK of `docs/quality.md`, "Invariants": everything acknowledged to a client is stored under its key. */
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
  await expectMoves(db, tally);
}

/** Every acknowledged status of orders, returns and payments occurs in their history. */
async function expectMoves(db: Database, { became }: Tally): Promise<void> {
  const rows = await selectRows<{ what: string }>(
    db,
    sql`SELECT order_id || ' ' || status AS what FROM order_history
      UNION SELECT order_id || ' return ' || status FROM order_returns
      UNION SELECT order_id || ' return requested' FROM order_returns
      UNION SELECT order_id || ' return approved' FROM order_returns WHERE status = 'refunded'
      UNION SELECT id || ' payment refund_pending' FROM payments
        WHERE status IN ('refund_pending', 'refunded')
      UNION SELECT payment_id || ' refund done by hand' FROM refunds WHERE status = 'done'`,
  );
  const known = new Set(rows.map(({ what }) => what));
  expect([...became.difference(known)], 'acknowledged moves').toEqual([]);
}
