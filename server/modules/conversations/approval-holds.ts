import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { approvals } from '../../db/schema/conversations.ts';
import type { CartApprovals } from '../cart/ports.ts';
import type { OrderApprovals } from '../orders/move-ports.ts';

/** No newer one of the same member and product is there. Columns are written out: of one table drizzle names them alone. */
export const isNewest = sql<boolean>`NOT EXISTS (SELECT FROM approvals AS newer
  WHERE newer.member_id = approvals.member_id AND newer.product_id = approvals.product_id
    AND newer.id > approvals.id)`;

/** What carts and orders do with approvals (`docs/product/consultation.md`, "Approvals"). */
export function createApprovalHolds(db: Database): CartApprovals & OrderApprovals {
  return {
    find: async (memberId, id) => {
      const [row] = await db
        .select({
          productId: approvals.productId,
          qty: approvals.qty,
          expiresAt: approvals.expiresAt,
          used: sql<boolean>`${approvals.orderId} IS NOT NULL`,
          newest: isNewest,
        })
        .from(approvals)
        .where(and(eq(approvals.id, id), eq(approvals.memberId, memberId)));
      return row;
    },
    use: async ({ id: orderId, memberId }, pieces, at) => {
      for (const { productId, qty } of pieces.toSorted((a, b) => a.productId - b.productId)) {
        const used = await db
          .update(approvals)
          .set({ orderId })
          .where(
            and(
              eq(approvals.memberId, memberId),
              eq(approvals.productId, productId),
              isNull(approvals.orderId),
              gt(approvals.expiresAt, at),
              sql`${approvals.qty} >= ${qty}::int`,
              isNewest,
            ),
          )
          .returning({ id: approvals.id });
        if (used.length !== 1) return false;
      }
      return true;
    },
    giveBack: async (orderId) => {
      await db.update(approvals).set({ orderId: null }).where(eq(approvals.orderId, orderId));
    },
  };
}
