import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { approvals } from '../../db/schema/conversations.ts';
import { isNewest } from '../health/approval-repo.ts';
import type { CartApprovals } from '../cart/ports.ts';
import type { OrderApprovals } from '../orders/move-ports.ts';

/** Approvals as carts and orders use them (`docs/product/consultation.md`, "Approvals"). */
export function createApprovalHolds(db: Database): CartApprovals & OrderApprovals {
  return {
    find: async (memberId, id) => {
      const [row] = await db
        .select({
          productId: approvals.productId,
          qty: approvals.qty,
          expiresAt: approvals.expiresAt,
          used: sql<boolean>`${approvals.orderId} IS NOT NULL`,
          withdrawn: sql<boolean>`${approvals.withdrawnAt} IS NOT NULL`,
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
              isNull(approvals.withdrawnAt),
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
    handOver: async (orderId, at) => {
      const ofOrder = eq(approvals.orderId, orderId);
      // A withdrawal waits on this lock until the order has moved.
      await db.select({ id: approvals.id }).from(approvals).where(ofOrder).for('update');
      const taken = await db
        .update(approvals)
        .set({ orderId: null })
        .where(and(ofOrder, isNotNull(approvals.withdrawnAt)))
        .returning({ productId: approvals.productId });
      await db.update(approvals).set({ handedOverAt: at }).where(ofOrder);
      return taken.map(({ productId }) => productId);
    },
    giveBack: async (orderId) => {
      await db.update(approvals).set({ orderId: null }).where(eq(approvals.orderId, orderId));
    },
  };
}
