import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import {
  approvals,
  conversationActs,
  conversationMessages,
  conversations,
} from '../../db/schema/conversations.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { isNewest } from '../health/approval-repo.ts';
import { healthMail } from './telling-repo.ts';
import type { NewInPlace, TakenBack, WithdrawnApprovals } from './rules/withdraw-approval.ts';

/** One desk shows no more than these. */
const MOST = 50;

export function createWithdrawalRepo(db: Database): WithdrawnApprovals {
  return {
    find: async (id) => {
      const [row] = await selectRows<Record<keyof TakenBack, unknown>>(
        db,
        sql`SELECT approvals.id, approvals.conversation_id AS "conversationId",
            approvals.member_id AS "memberId", ${healthMail} AS email,
            message.author_id AS "givenBy", approvals.product_id AS "productId", approvals.qty,
            approvals.order_id AS "orderId", approvals.withdrawn_at IS NOT NULL AS withdrawn,
            approvals.withdrawn_reason_sealed AS "reasonSealed",
            approvals.handed_over_at IS NOT NULL AS "handedOver",
            approvals.replaced_by AS "replacedBy", ${isNewest} AS newest
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
    replace: (old, by) => replace(db, old, by),
    given: async (pharmacistId, since) => {
      const rows = await db
        .select({
          id: approvals.id,
          conversationId: approvals.conversationId,
          nameEn: products.nameEn,
          nameTh: products.nameTh,
          qty: approvals.qty,
          at: conversationMessages.at,
          orderId: approvals.orderId,
          withdrawn: sql<boolean>`${approvals.withdrawnAt} IS NOT NULL`,
          replacedBy: approvals.replacedBy,
          newest: isNewest,
        })
        .from(approvals)
        .innerJoin(conversationMessages, eq(conversationMessages.approvalId, approvals.id))
        .innerJoin(products, eq(products.id, approvals.productId))
        .where(
          and(
            eq(conversationMessages.authorId, pharmacistId),
            gt(conversationMessages.at, since),
            isNull(approvals.replacedBy),
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

/** The caller holds the cart, and the order where there is one. */
async function replace(
  db: Database,
  { id, conversationId, memberId, productId, orderId }: TakenBack,
  { staffId, clientMsgId, directionsSealed, reasonSealed, at, ...allowed }: NewInPlace,
): Promise<number | undefined> {
  const moves = orderId !== null && (await piecesOf(db, orderId, productId)) <= allowed.qty;
  const [old] = await db
    .update(approvals)
    .set({
      withdrawnAt: sql`COALESCE(withdrawn_at, ${at.toISOString()}::timestamptz)`,
      withdrawnBy: sql`COALESCE(withdrawn_by, ${staffId}::int)`,
      withdrawnReasonSealed: reasonSealed,
      ...(moves && { orderId: null }),
    })
    .where(and(eq(approvals.id, id), isNull(approvals.handedOverAt)))
    .returning({ patientSealed: approvals.patientSealed });
  if (!old) return undefined;
  const { patientSealed } = old;
  const [added] = await db
    .insert(approvals)
    .values({
      ...{ conversationId, memberId, productId, patientSealed, ...allowed },
      orderId: moves ? orderId : null,
    })
    .returning({ id: approvals.id });
  if (!added) throw new Error('The inserted approval was not returned');
  await db.update(approvals).set({ replacedBy: added.id }).where(eq(approvals.id, id));
  await db.insert(conversationMessages).values({
    ...{ conversationId, sender: 'pharmacist', authorId: staffId, clientMsgId, at },
    ...{ bodySealed: directionsSealed, approvalId: added.id },
  });
  await db.insert(conversationActs).values({ conversationId, staffId, act: 'replaced', at });
  await db.update(conversations).set({ touchedAt: at }).where(eq(conversations.id, conversationId));
  return added.id;
}

async function piecesOf(db: Database, orderId: string, productId: number): Promise<number> {
  const [row] = await db
    .select({ qty: sql<number>`COALESCE(sum(${orderItems.qty}), 0)::int` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId)));
  return row?.qty ?? 0;
}
