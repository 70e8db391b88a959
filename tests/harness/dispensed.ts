import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '../../server/db/client.ts';

/**
 * APPROVALS of `docs/quality.md`, "Invariants": each medicine that left the counter has one standing approval of at least
 * its pieces, and one record; nothing else has a record.
 */
export async function expectDispensed(db: Database): Promise<void> {
  const out = sql`orders.status IN ('collected', 'completed') AND orders.delivery_method = 'pickup'`;
  const standing = sql`count(a.id) FILTER (WHERE a.withdrawn_at IS NULL AND a.qty >= i.qty
    AND a.handed_over_at IS NOT NULL)`;
  const wrong = await selectRows(
    db,
    sql`SELECT orders.id, ${standing} AS standing,
        count(a.id) FILTER (WHERE a.withdrawn_at IS NOT NULL) AS lost, count(r.id) AS records
      FROM orders JOIN order_items i ON i.order_id = orders.id
        JOIN products p ON p.id = i.product_id AND p.drug_class = 'dangerous'
        LEFT JOIN approvals a ON a.order_id = orders.id AND a.product_id = i.product_id
        LEFT JOIN dispensing_records r ON r.order_id = orders.id AND r.approval_id = a.id
      WHERE ${out} GROUP BY orders.id, i.line
      HAVING ${standing} <> 1 OR count(a.id) FILTER (WHERE a.withdrawn_at IS NOT NULL) > 0
        OR count(r.id) <> 1`,
  );
  expect(wrong, 'orders handed over without exactly one standing approval').toEqual([]);
  const strange = await selectRows(
    db,
    sql`SELECT r.id FROM dispensing_records r JOIN orders ON orders.id = r.order_id
        JOIN approvals a ON a.id = r.approval_id
      WHERE NOT (${out}) OR a.order_id <> r.order_id OR a.withdrawn_at IS NOT NULL`,
  );
  expect(strange, 'records of what was not handed over').toEqual([]);
}
