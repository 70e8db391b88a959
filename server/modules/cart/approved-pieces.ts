import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema/catalog.ts';

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
