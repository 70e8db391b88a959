import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../server/db/client.ts';

/** Size of a member's history. */
export interface Past {
  readonly orders: number;
  /** Number of distinct products, repeated. */
  readonly products: number;
  readonly coupons: number;
  readonly entries: number;
}

export const LONG_PAST: Past = { orders: 2_000, products: 400, coupons: 500, entries: 5_000 };

/** Inserts the history of these members by SQL, with existing products. */
export async function plantPast(
  db: Database,
  memberIds: readonly number[],
  { orders, products, coupons, entries }: Past,
): Promise<void> {
  const members = sql`unnest(${sql.param([...memberIds])}::int[]) AS m`;
  await db.execute(sql`
    INSERT INTO orders (id, member_id, idempotency_key, status, delivery_method, payment_method,
      subtotal, delivery_fee, total, vat, created_at, updated_at)
    SELECT 'LP-' || m || '-' || n, m, 'past-' || n, 'created', 'home', 'cod',
      10000, 4000, 14000, 916, now() - n * interval '9 hours', now()
    FROM ${members}, generate_series(1, ${orders}) AS n`);
  await db.execute(sql`
    INSERT INTO order_items (order_id, line, product_id, qty, price, name_en, name_th)
    SELECT 'LP-' || m || '-' || n, 1, ids[1 + n % cardinality(ids)], 1, 10000, 'Rose serum', 'เซรั่มกุหลาบ'
    FROM ${members}, generate_series(1, ${orders}) AS n, (SELECT array_agg(id) AS ids
      FROM (SELECT id FROM products WHERE listed ORDER BY id LIMIT ${products}) AS sold) AS known`);
  await db.execute(sql`
    UPDATE orders SET status = CASE WHEN idempotency_key LIKE '%0' THEN 'cancelled' ELSE 'completed' END
    WHERE member_id = ANY (${sql.param([...memberIds])}::int[])`);
  await db.execute(sql`
    INSERT INTO member_coupons (member_id, coins, status, order_id, expires_at, created_at)
    SELECT m, 5, state, CASE WHEN state = 'used' THEN 'LP-' || m || '-1' END,
      now() + interval '20 days', now() - n * interval '1 day'
    FROM ${members}, generate_series(1, ${coupons}) AS n,
      LATERAL (SELECT CASE WHEN n <= 5 THEN 'ready' WHEN n % 2 = 0 THEN 'used' ELSE 'expired' END
        AS state) AS s`);
  await db.execute(sql`
    INSERT INTO coin_entries (member_id, amount, remaining, reason, at, expires_at)
    SELECT m, 10, CASE WHEN n <= 8 THEN 10 ELSE 0 END, 'survey', now() - n * interval '8 hours',
      now() + interval '200 days' - n * interval '8 hours'
    FROM ${members}, generate_series(1, ${entries}) AS n`);
  // One notice per order; the newest five are unread.
  await db.execute(sql`
    INSERT INTO notifications (member_id, type, title_en, title_th, body_en, body_th, url, created_at, read_at)
    SELECT m, 'order', 'Order', 'คำสั่งซื้อ', 'On its way', 'กำลังจัดส่ง', '/orders/LP-' || m || '-' || n,
      now() - n * interval '9 hours', CASE WHEN n > 5 THEN now() END
    FROM ${members}, generate_series(1, ${orders}) AS n ORDER BY n DESC`);
  // State after autovacuum: counts use index-only scans.
  await db.execute(sql`VACUUM ANALYZE`);
}

/** Members who never sign in. */
export async function plantOthers(db: Database, count: number): Promise<readonly number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`INSERT INTO members (phone, member_code) SELECT 'other-' || n, 'other-' || n
      FROM generate_series(1, ${count}) AS n RETURNING id`,
  );
  return rows.map(({ id }) => id);
}
