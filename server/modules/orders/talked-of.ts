import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../db/client.ts';

/** Newest conversation of a member that recommended or approved each product since then, by product. */
export async function talkedOf(
  db: Database,
  memberId: number,
  productIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const ids = sql.join(
    productIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const rows = await selectRows<{ productId: number; conversationId: number }>(
    db,
    sql`SELECT DISTINCT ON (1) COALESCE(m.product_id, a.product_id) AS "productId",
        m.conversation_id AS "conversationId"
      FROM conversations c JOIN conversation_messages m ON m.conversation_id = c.id
        LEFT JOIN approvals a ON a.id = m.approval_id
      WHERE c.member_id = ${memberId}::int AND m.at > ${since.toISOString()}::timestamptz
        AND COALESCE(m.product_id, a.product_id) IN (${ids})
      ORDER BY 1, m.id DESC`,
  );
  return new Map(rows.map(({ productId, conversationId }) => [productId, conversationId]));
}
