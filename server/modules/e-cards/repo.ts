import { and, asc, desc, eq, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { lockMember } from '../../db/member-lock.ts';
import type { Database } from '../../db/client.ts';
import { eCards } from './schema.ts';
import type { ECardRepo } from './ports.ts';

const LISTED = 100;

export function createECardRepo(db: Database): ECardRepo {
  return {
    lockSender: (memberId) => lockMember(db, memberId),
    byKey: async (memberId, key) => {
      const [row] = await db
        .select()
        .from(eCards)
        .where(and(eq(eCards.memberId, memberId), eq(eCards.idempotencyKey, key)));
      return row;
    },
    countOnDay: (memberId, at) =>
      db.$count(
        eCards,
        and(
          eq(eCards.memberId, memberId),
          sql`(${eCards.createdAt} AT TIME ZONE 'Asia/Bangkok')::date
            = (${at.toISOString()}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date`,
        ),
      ),
    insert: async (card) => {
      const [row] = await db.insert(eCards).values(card).returning();
      return row;
    },
    list: (memberId) =>
      db
        .select()
        .from(eCards)
        .where(eq(eCards.memberId, memberId))
        .orderBy(desc(eCards.createdAt), desc(eCards.id))
        .limit(LISTED),
    sent: async (id) => {
      const [row] = await db
        .select()
        .from(eCards)
        .where(and(eq(eCards.id, id), isNotNull(eCards.sentAt)));
      return row;
    },
    due: async (now, { limit, except }) => {
      const rows = await db
        .select({ id: eCards.id })
        .from(eCards)
        .where(
          and(isNull(eCards.sentAt), lte(eCards.sendAt, now), notInArray(eCards.id, [...except])),
        )
        .orderBy(asc(eCards.sendAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    markSent: async (id, sentAt) => {
      const [row] = await db
        .update(eCards)
        .set({ sentAt })
        .where(and(eq(eCards.id, id), isNull(eCards.sentAt)))
        .returning();
      return row;
    },
    forgetSent: async (before) => {
      await db.delete(eCards).where(lt(eCards.sentAt, before));
    },
  };
}
