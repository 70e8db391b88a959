import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import {
  approvals,
  conversationActs,
  conversationMessages,
  conversations,
} from '../../db/schema/conversations.ts';
import { isNewest } from '../health/approval-repo.ts';
import { healthMail } from './telling-repo.ts';
import type { TakenBack, WithdrawnApprovals } from './rules/withdraw-approval.ts';

/** One desk shows no more than these. */
const MOST = 50;

export function createWithdrawalRepo(db: Database): WithdrawnApprovals {
  return {
    find: async (id) => {
      const [row] = await selectRows<Record<keyof TakenBack, unknown>>(
        db,
        sql`SELECT approvals.id, approvals.conversation_id AS "conversationId",
            approvals.member_id AS "memberId", ${healthMail} AS email,
            message.author_id AS "givenBy", approvals.withdrawn_at IS NOT NULL AS withdrawn
          FROM approvals JOIN members ON members.id = approvals.member_id
            JOIN conversation_messages AS message ON message.approval_id = approvals.id
          WHERE approvals.id = ${id}::int`,
      );
      return row as TakenBack | undefined;
    },
    withdraw: async ({ id, conversationId }, { staffId, reasonSealed, at }) => {
      const taken = await db
        .update(approvals)
        .set({ withdrawnAt: at, withdrawnBy: staffId, withdrawnReasonSealed: reasonSealed })
        .where(
          and(eq(approvals.id, id), isNull(approvals.withdrawnAt), isNull(approvals.handedOverAt)),
        )
        .returning({ id: approvals.id });
      if (taken.length === 0) return false;
      const act = { staffId, act: 'took_back' } as const;
      await db.insert(conversationActs).values({ conversationId, ...act, at });
      await db
        .update(conversations)
        .set({ touchedAt: at })
        .where(eq(conversations.id, conversationId));
      return true;
    },
    given: async (pharmacistId, since) => {
      const rows = await db
        .select({
          id: approvals.id,
          conversationId: approvals.conversationId,
          nameEn: products.nameEn,
          nameTh: products.nameTh,
          qty: approvals.qty,
          at: conversationMessages.at,
          ordered: sql<boolean>`${approvals.orderId} IS NOT NULL`,
        })
        .from(approvals)
        .innerJoin(conversationMessages, eq(conversationMessages.approvalId, approvals.id))
        .innerJoin(products, eq(products.id, approvals.productId))
        .where(
          and(
            eq(conversationMessages.authorId, pharmacistId),
            gt(conversationMessages.at, since),
            isNull(approvals.withdrawnAt),
            isNull(approvals.handedOverAt),
            sql`(approvals.order_id IS NOT NULL OR ${isNewest})`,
          ),
        )
        .orderBy(desc(approvals.id))
        .limit(MOST);
      return rows.map(({ nameEn, nameTh, ...row }) => ({
        ...{ ...row, productName: { en: nameEn, th: nameTh } },
      }));
    },
  };
}
