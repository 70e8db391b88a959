import { type SQL, sql } from 'drizzle-orm';
import { products } from '../../db/schema/catalog.ts';

const DAY_MS = 86_400_000;

/**
 * Pieces of a product in a member's orders of so many days that stand, without what came back. A column beside
 * `products`: asked only of products with a limit, so that other carts do not pay for it.
 */
export function boughtLately(
  memberId: number,
  { now, limitDays }: { readonly now: Date; readonly limitDays: number },
): SQL<number> {
  const since = new Date(now.getTime() - limitDays * DAY_MS).toISOString();
  return sql<number>`CASE
    WHEN ${products.purchaseLimit} IS NULL AND ${products.drugClass} <> 'packaged' THEN 0
    ELSE (SELECT COALESCE(sum(i.qty - COALESCE(back.qty, 0)), 0)::int
      FROM orders o JOIN order_items i ON i.order_id = o.id
      LEFT JOIN LATERAL (SELECT sum(line.qty) AS qty FROM order_returns r,
          jsonb_to_recordset(r.lines) AS line(line int, qty int)
        WHERE r.order_id = o.id AND r.status = 'refunded' AND line.line = i.line) back ON true
      WHERE o.member_id = ${memberId}::int AND o.created_at > ${since}::timestamptz
        AND o.status NOT IN ('cancelled', 'expired') AND i.product_id = ${products.id}) END`;
}

/**
 * Pieces of a medicine that a member's newest approval of it allows now. A column beside `products`: asked only of
 * medicines that need one, so that other carts do not pay for it.
 */
export function approvedPieces(memberId: number, now: Date): SQL<number> {
  return sql<number>`CASE WHEN ${products.drugClass} <> 'dangerous' THEN 0
    ELSE COALESCE((SELECT CASE WHEN newest.order_id IS NULL AND newest.expires_at > ${now.toISOString()}::timestamptz
        THEN newest.qty END
      FROM approvals AS newest WHERE newest.member_id = ${memberId}::int AND newest.product_id = ${products.id}
      ORDER BY newest.id DESC LIMIT 1), 0) END`;
}
