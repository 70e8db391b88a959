import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import {
  approvals,
  conversationActs,
  conversationMessages,
  conversations,
} from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { questionnaireCases } from '../../db/schema/questionnaires.ts';
import { messageRows } from '../conversations/sealed-rows.ts';
import { healthMail } from '../conversations/telling-repo.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import { askInCase } from './ask-repo.ts';
import type { CaseRepo, CaseRow, Decided } from './ports.ts';
import { statesBefore } from './rules/machine.ts';

const SAME_LOOK_MS = 15 * 60_000;
/** One screen shows no more than these. */
const MOST = 100;

const EVENT_OF = { approved: 'approve', refused: 'refuse', lapsed: 'lapse' } as const;

/** Cases over one connection or transaction; sealed data stays sealed. */
export function createCaseRepo(db: Database): CaseRepo {
  return {
    find: async (id) => {
      const [row] = await caseRows(db).where(eq(questionnaireCases.id, id));
      return row && toRow(row);
    },
    ofOrder: async (orderId) => {
      const [row] = await db
        .select({ id: questionnaireCases.id })
        .from(questionnaireCases)
        .where(eq(questionnaireCases.orderId, orderId));
      return row?.id;
    },
    ofMember: async (memberId) => {
      const rows = await caseRows(db)
        .where(eq(questionnaireCases.memberId, memberId))
        .orderBy(desc(questionnaireCases.id))
        .limit(MOST);
      return rows.map(toRow);
    },
    atDesk: async (since) => {
      const waits = eq(questionnaireCases.state, 'waiting');
      const rows = await caseRows(db)
        .where(or(waits, gt(questionnaireCases.decidedAt, since)))
        .orderBy(
          desc(waits),
          sql`CASE WHEN ${waits} THEN ${questionnaireCases.dueAt} END`,
          desc(questionnaireCases.decidedAt),
        )
        .limit(MOST);
      return rows.map(toRow);
    },
    overdue: async (now, { limit, except }) => {
      const rows = await db
        .select({ id: questionnaireCases.id })
        .from(questionnaireCases)
        .where(
          and(
            eq(questionnaireCases.state, 'waiting'),
            or(lte(questionnaireCases.dueAt, now), isNull(questionnaireCases.answersSealed)),
            notInArray(questionnaireCases.id, [...except]),
          ),
        )
        .orderBy(asc(questionnaireCases.dueAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    addTalk: async ({ at, familyMemberId, ...talk }) => {
      const [row] = await db
        .insert(conversations)
        .values({
          ...{ ...talk, state: 'closed', caseOnly: true, outOfHours: true },
          ...{ createdAt: at, touchedAt: at, closedAt: at },
          // Null where the person was deleted meanwhile.
          familyMemberId: sql`(SELECT id FROM family_members WHERE id = ${familyMemberId}::int
            FOR KEY SHARE)`,
        })
        .returning({ id: conversations.id });
      if (!row) throw new Error('The inserted conversation was not returned');
      return row.id;
    },
    add: async ({ patientSealed, at, ...given }) => {
      if (patientSealed !== null) {
        await db
          .update(conversations)
          .set({ patientSealed })
          .where(eq(conversations.id, given.conversationId));
      }
      const [row] = await db
        .insert(questionnaireCases)
        .values({ ...given, createdAt: at })
        .returning({ id: questionnaireCases.id });
      if (!row) throw new Error('The inserted case was not returned');
      return row.id;
    },
    begin: async (orderId, at) => {
      const dueAt = sql`${at.toISOString()}::timestamptz + decision_hours * interval '1 hour'`;
      await db
        .update(questionnaireCases)
        .set({ state: 'waiting', dueAt })
        .where(and(eq(questionnaireCases.orderId, orderId), isBefore('paid')));
    },
    drop: async (orderId, at) => {
      const dropped = await db
        .update(questionnaireCases)
        .set({ state: 'dropped' })
        .where(and(eq(questionnaireCases.orderId, orderId), isBefore('drop')))
        .returning({ conversationId: questionnaireCases.conversationId });
      for (const { conversationId } of dropped) await endTalk(db, conversationId, at);
    },
    decide: (id, decided) => decide(db, id, decided),
    approve: async ({ directionsSealed, by: authorId, clientMsgId, at, ...approval }) => {
      const { conversationId } = approval;
      const [approved] = await db
        .insert(approvals)
        .values(approval)
        .returning({ id: approvals.id });
      await db.insert(conversationMessages).values({
        ...{ conversationId, sender: 'pharmacist', authorId, clientMsgId, at },
        ...{ bodySealed: directionsSealed, approvalId: approved?.id },
      });
    },
    ask: (row, question) => askInCase(db, row, question),
    messages: async (conversationId) => {
      const rows = await messageRows(db)
        .where(
          and(
            eq(conversationMessages.conversationId, conversationId),
            isNull(conversationMessages.approvalId),
            isNull(conversationMessages.photo),
          ),
        )
        .orderBy(asc(conversationMessages.id));
      return rows.map(({ message: { id, sender, bodySealed }, by }) => ({
        ...{ id, bodySealed, by: sender === 'pharmacist' ? by : null },
      }));
    },
    recordLook: async (id, staffId, at) => {
      const since = new Date(at.getTime() - SAME_LOOK_MS).toISOString();
      await db.execute(sql`INSERT INTO ${conversationActs} (conversation_id, staff_id, act, at)
        SELECT ${id}::int, ${staffId}::int, 'looked', ${at.toISOString()}::timestamptz
        WHERE NOT EXISTS (SELECT FROM ${conversationActs} WHERE conversation_id = ${id}::int
          AND staff_id = ${staffId}::int AND at > ${since}::timestamptz)`);
    },
  };
}

function isBefore(event: Parameters<typeof statesBefore>[0]) {
  return inArray(questionnaireCases.state, [...statesBefore(event)]);
}

async function decide(
  db: Database,
  id: number,
  { state, decisionSealed, by, at }: Decided,
): Promise<boolean> {
  const [row] = await db
    .update(questionnaireCases)
    .set({ state, decisionSealed, decidedBy: by, decidedAt: at })
    .where(and(eq(questionnaireCases.id, id), isBefore(EVENT_OF[state])))
    .returning({ conversationId: questionnaireCases.conversationId });
  if (!row) return false;
  const { conversationId } = row;
  if (by !== null) {
    await db.insert(conversationActs).values({ conversationId, staffId: by, act: 'decided', at });
  }
  await endTalk(db, conversationId, at);
  return true;
}

/** Ends the case's conversation, unless it has ended already. */
async function endTalk(db: Database, id: number, touchedAt: Date): Promise<void> {
  const at = sql`${touchedAt.toISOString()}::timestamptz`;
  await db
    .update(conversations)
    .set({
      state: sql`CASE WHEN closed_at IS NULL THEN 'closed' ELSE state END`,
      closedAt: sql`COALESCE(closed_at, ${at})`,
      touchedAt,
    })
    .where(eq(conversations.id, id));
}

function caseRows(db: Database) {
  return db
    .select({
      one: questionnaireCases,
      email: healthMail,
      orderStatus: orders.status,
      paymentMethod: orders.paymentMethod,
      total: orders.total,
      productId: products.id,
      pictureVersion: products.pictureVersion,
      productName: { en: products.nameEn, th: products.nameTh },
      usual: { en: products.howToEn, th: products.howToTh },
      qty: orderItems.qty,
      patient: conversations.patient,
      familyMemberId: conversations.familyMemberId,
      intakeSealed: conversations.intakeSealed,
      caseOnly: conversations.caseOnly,
      closedAt: conversations.closedAt,
      pharmacistId: conversations.pharmacistId,
      lastFromMember: sql<number>`COALESCE((SELECT max(message.id) FROM conversation_messages AS message
        WHERE message.conversation_id = ${conversations.id} AND message.sender = 'member'), 0)::int`,
      nameEn: pharmacists.nameEn,
      nameTh: pharmacists.nameTh,
      licenceNo: pharmacists.licenceNo,
    })
    .from(questionnaireCases)
    .innerJoin(members, eq(members.id, questionnaireCases.memberId))
    .innerJoin(orders, eq(orders.id, questionnaireCases.orderId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(conversations, eq(conversations.id, questionnaireCases.conversationId))
    .leftJoin(pharmacists, eq(pharmacists.memberId, questionnaireCases.decidedBy));
}

function toRow(row: Awaited<ReturnType<typeof caseRows>>[number]): CaseRow {
  const { one, closedAt, pharmacistId, nameEn, nameTh, licenceNo, ...same } = row;
  const { decidedBy, ...kept } = one;
  return {
    ...{ ...kept, ...same },
    talksWith: closedAt === null ? pharmacistId : null,
    decidedBy:
      decidedBy === null
        ? null
        : { name: { en: nameEn ?? '', th: nameTh ?? '' }, licenceNo: licenceNo ?? '' },
  };
}
