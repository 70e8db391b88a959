import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { byMoment, readPlaced } from '../../db/keyset.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { dataRequests } from './schema.ts';
import { orderReturns } from '../orders/schema.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import type { Erases } from '../../http/module.ts';
import { eraseMember } from './erase.ts';
import type { PrivacyRepo } from './ports.ts';

const OLDEST_FIRST = byMoment(dataRequests.createdAt, dataRequests.id, false);

export function createPrivacyRepo(
  db: Database,
  erasures: readonly Erases<Database>[],
): PrivacyRepo {
  return {
    requests: (memberId) =>
      db
        .select({
          id: dataRequests.id,
          type: dataRequests.type,
          note: dataRequests.note,
          answer: dataRequests.answer,
          createdAt: dataRequests.createdAt,
          doneAt: dataRequests.doneAt,
        })
        .from(dataRequests)
        .where(eq(dataRequests.memberId, memberId))
        .orderBy(desc(dataRequests.createdAt), dataRequests.id),
    addRequest: async (memberId, request) => {
      await db.insert(dataRequests).values({ ...request, memberId });
    },
    waiting: async (place) => {
      const [placed, total] = await Promise.all([
        readPlaced(OLDEST_FIRST, place, (slice) =>
          db
            .select({
              id: dataRequests.id,
              note: dataRequests.note,
              createdAt: dataRequests.createdAt,
              name: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
              phone: members.phone,
              memberCode: members.memberCode,
            })
            .from(dataRequests)
            .innerJoin(members, eq(members.id, dataRequests.memberId))
            .where(and(isNull(dataRequests.doneAt), slice.where))
            .orderBy(...slice.inOrder())
            .limit(slice.limit)
            .offset(slice.offset),
        ),
        db.$count(dataRequests, isNull(dataRequests.doneAt)),
      ]);
      return { ...placed, total };
    },
    answer: async (id, answer, now) => {
      const [row] = await db
        .update(dataRequests)
        .set({ answer, doneAt: now })
        .where(and(eq(dataRequests.id, id), isNull(dataRequests.doneAt)))
        .returning({ memberId: dataRequests.memberId });
      return row?.memberId;
    },
    lock: async (memberId) => {
      // Strongest row lock, which also blocks inserts that reference the member.
      await db
        .select({ id: members.id })
        .from(members)
        .where(eq(members.id, memberId))
        .for('update');
    },
    stillOpen: async (memberId) => {
      const [row] = await selectRows<{ orders: boolean; conversation: boolean }>(
        db,
        sql`SELECT EXISTS (${ordersUnderWay(memberId)}) AS orders,
          EXISTS (SELECT FROM ${conversations}
            WHERE member_id = ${memberId} AND closed_at IS NULL) AS conversation`,
      );
      if (row?.orders) return 'orders';
      return row?.conversation ? 'conversation' : undefined;
    },
    erase: (memberId, now) => eraseMember(db, erasures, memberId, now),
    erasedSince: async (since) => {
      const rows = await db
        .select({ memberId: dataRequests.memberId })
        .from(dataRequests)
        .where(and(eq(dataRequests.type, 'erase'), gte(dataRequests.doneAt, since)));
      return rows.map(({ memberId }) => memberId);
    },
  };
}

/** Goods, returns or money are pending in either direction. */
function ordersUnderWay(memberId: number) {
  return sql`SELECT FROM ${orders} AS o WHERE o.member_id = ${memberId} AND (
    o.status NOT IN ('delivered', 'collected', 'completed', 'expired', 'cancelled')
    OR EXISTS (SELECT FROM ${orderReturns} AS back
      WHERE back.order_id = o.id AND back.status IN ('requested', 'approved'))
    OR EXISTS (SELECT FROM ${payments} AS paid WHERE paid.order_id = o.id
      AND (paid.status = 'review' OR EXISTS (SELECT FROM ${refunds} AS refund
        WHERE refund.payment_id = paid.id AND refund.status <> 'done'))))`;
}
