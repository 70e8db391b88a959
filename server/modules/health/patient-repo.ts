import { and, desc, eq, gt, notInArray, sql, type SQL } from 'drizzle-orm';
import { isTaken } from '../../../lib/health/label.ts';
import { ageOn } from '../../core/standing.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { conversationActs, conversations } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { PatientRepo, Whose } from './rules/patient-file.ts';

const SAME_LOOK_MS = 15 * 60_000;

export function createPatientRepo(db: Database): PatientRepo {
  return {
    conversation: async (id) => {
      const { memberId, patient, familyMemberId, pharmacistId, closedAt } = conversations;
      const [row] = await db
        .select({ memberId, patient, familyMemberId, pharmacistId, closedAt })
        .from(conversations)
        .where(eq(conversations.id, id));
      return row;
    },
    bought: async (whose, since) => {
      const { memberId } = whose;
      if (whose.patient !== 'self' && whose.familyMemberId === null) return [];
      const rows = await db
        .select({
          orderId: orders.id,
          productId: products.id,
          name: { en: products.nameEn, th: products.nameTh },
          qty: orderItems.qty,
          at: orders.createdAt,
          drugClass: products.drugClass,
          size: products.size,
        })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .innerJoin(products, eq(products.id, orderItems.productId))
        .where(
          and(
            eq(orders.memberId, memberId),
            gt(orders.createdAt, since),
            notInArray(orders.status, ['cancelled', 'expired']),
            boughtFor(whose),
            // Undecided medicines were not handed over.
            sql`NOT EXISTS (SELECT FROM questionnaire_cases AS one
              WHERE one.order_id = ${orders.id} AND one.state IN ('unpaid', 'waiting'))`,
          ),
        )
        .orderBy(desc(orders.createdAt), products.id);
      return rows
        .filter(({ drugClass, size }) => isTaken({ isMedicine: drugClass !== 'none', size }))
        .map(({ orderId, productId, name, qty, at }) => ({ orderId, productId, name, qty, at }));
    },
    age: async (memberId, at) => {
      const [row] = await db
        .select({ birthdate: members.birthdate })
        .from(members)
        .where(eq(members.id, memberId));
      return ageOn(row?.birthdate ?? null, at);
    },
    recordLook: async (id, pharmacistId, at, act = 'saw_profile') => {
      const since = new Date(at.getTime() - SAME_LOOK_MS).toISOString();
      await db.execute(sql`INSERT INTO ${conversationActs} (conversation_id, staff_id, act, at)
        SELECT ${id}::int, ${pharmacistId}::int, ${act}, ${at.toISOString()}::timestamptz
        WHERE NOT EXISTS (SELECT FROM ${conversationActs} WHERE conversation_id = ${id}::int
          AND staff_id = ${pharmacistId}::int AND act = ${act} AND at > ${since}::timestamptz)`);
    },
  };
}

/** An approval names whom its medicine is for; everything else is the member's own. */
function boughtFor({ patient, familyMemberId }: Whose) {
  const approvedFor = (which: SQL) => sql`EXISTS (SELECT FROM approvals AS given
    JOIN conversations AS talk ON talk.id = given.conversation_id
    WHERE given.order_id = ${orders.id} AND given.product_id = ${orderItems.productId} AND ${which})`;
  return patient === 'self'
    ? sql`NOT ${approvedFor(sql`talk.patient <> 'self'`)}`
    : approvedFor(sql`talk.family_member_id = ${familyMemberId}`);
}
