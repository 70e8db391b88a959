import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { approvals, conversationMessages, conversations } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { nameOfStaff } from '../pharmacy/name-of-staff.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import { openAcknowledged } from './rules/acknowledged.ts';
import type { WeighedConflict } from './rules/own-context.ts';

/** Conflicts accepted by pharmacists for a member as the patient; withdrawn approvals are left out. */
export function createWeighedReads(db: Database, sealer: Sealer) {
  return async (memberId: number, since: Date): Promise<readonly WeighedConflict[]> => {
    const rows = await db
      .select({
        ...{ conversationId: conversations.id, by: nameOfStaff },
        ...{ recommended: conversationMessages.productId, approved: approvals.productId },
        ofMessage: conversationMessages.acknowledgedSealed,
        ofApproval: approvals.acknowledgedSealed,
      })
      .from(conversations)
      .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
      .leftJoin(approvals, eq(approvals.id, conversationMessages.approvalId))
      .innerJoin(members, eq(members.id, conversationMessages.authorId))
      .leftJoin(pharmacists, eq(pharmacists.memberId, conversationMessages.authorId))
      .where(
        and(
          eq(conversations.memberId, memberId),
          eq(conversations.patient, 'self'),
          gt(conversationMessages.at, since),
          isNull(approvals.withdrawnAt),
          or(
            isNotNull(conversationMessages.acknowledgedSealed),
            isNotNull(approvals.acknowledgedSealed),
          ),
        ),
      );
    return rows.flatMap(({ conversationId, recommended, approved, by, ...sealed }) => {
      const productId = approved ?? recommended;
      const text = sealed.ofApproval ?? sealed.ofMessage;
      const found = openAcknowledged(sealer, conversationId, text)?.conflicts ?? [];
      return productId === null ? [] : found.map(({ key }) => ({ productId, key, by }));
    });
  };
}
