import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Intake } from '../../../lib/conversations/contract.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { approvals, conversations } from '../../db/schema/conversations.ts';
import { intakePurpose, openAcknowledged } from './rules/acknowledged.ts';
import type { ApprovalCheckRepo } from './rules/recheck-approvals.ts';

/** No newer one of the same member and product is there. Columns are written out: of one table drizzle names them alone. */
export const isNewest = sql<boolean>`NOT EXISTS (SELECT FROM approvals AS newer
  WHERE newer.member_id = approvals.member_id AND newer.product_id = approvals.product_id
    AND newer.id > approvals.id)`;

/** Approvals with whom they are for, as far as they are checked again. */
export function createApprovalCheckRepo(db: Database, sealer: Sealer): ApprovalCheckRepo {
  return {
    given: async (which, at) => {
      const rows = await db
        .select({ approval: approvals, conversation: conversations })
        .from(approvals)
        .innerJoin(conversations, eq(conversations.id, approvals.conversationId))
        .where(and(isNull(approvals.withdrawnAt), conditionOf(which, at)));
      return rows.map(({ approval, conversation }) => ({
        ...{ id: approval.id, productId: approval.productId, orderId: approval.orderId },
        acknowledged: openAcknowledged(sealer, conversation.id, approval.acknowledgedSealed),
        conversation: {
          ...{ id: conversation.id, memberId: conversation.memberId },
          patient: conversation.patient,
          familyMemberId: conversation.familyMemberId,
          intake:
            conversation.intakeSealed === null
              ? null
              : (JSON.parse(
                  sealer.open(conversation.intakeSealed, intakePurpose(conversation.memberId)),
                ) as Intake),
        },
      }));
    },
    acknowledge: async (id, acknowledgedSealed) => {
      await db.update(approvals).set({ acknowledgedSealed }).where(eq(approvals.id, id));
    },
  };
}

function conditionOf(which: Parameters<ApprovalCheckRepo['given']>[0], at: Date) {
  if ('orderId' in which) return eq(approvals.orderId, which.orderId);
  const own = eq(approvals.memberId, which.memberId);
  if ('id' in which) return and(own, eq(approvals.id, which.id));
  return and(
    ...[own, isNull(approvals.orderId), gt(approvals.expiresAt, at), isNewest],
    sql`EXISTS (SELECT FROM cart_items AS item WHERE item.member_id = approvals.member_id
      AND item.product_id = approvals.product_id AND NOT item.saved)`,
  );
}
