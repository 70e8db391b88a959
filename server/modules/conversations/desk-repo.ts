import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import { selectRows, type Database } from '../../db/client.ts';
import {
  conversationActs,
  conversationNotes,
  conversations,
  deskPresence,
} from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { prescriptions } from '../../db/schema/prescriptions.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import type { DeskRepo } from './desk-ports.ts';
import { nameOfStaff } from '../pharmacy/name-of-staff.ts';
import { goingOf } from '../pharmacy/repo.ts';
import { mayReceive } from '../pharmacy/rules/presence.ts';
import { openTopic, purposes, topicColumns } from './sealed-rows.ts';

/** Longest queue shown; the end of a longer one appears as it moves up. */
const MOST = 100;
/** A screen looks again every few seconds; the same look within this time is one line of the log. */
const SAME_LOOK_MS = 15 * 60_000;

/** Queue, presence and log, shared by all desks. */
export function createDeskRepo(db: Database, sealer: Sealer): DeskRepo {
  const withTopic = <Row extends Parameters<typeof openTopic>[1]>(row: Row) => ({
    ...row,
    questionId: openTopic(sealer, row),
  });
  return {
    take: async (pharmacistId, at, id) => {
      const which = id === undefined ? sql`true` : sql`id = ${id}`;
      const [taken] = await selectRows<{ id: number }>(
        db,
        sql`UPDATE ${conversations} SET state = 'assigned', pharmacist_id = ${pharmacistId},
          touched_at = ${at.toISOString()}::timestamptz, news_at = ${at.toISOString()}::timestamptz
          WHERE id = (SELECT id FROM ${conversations} WHERE state = 'queued' AND closed_at IS NULL
              AND member_id <> ${pharmacistId} AND ${which}
              AND NOT EXISTS (SELECT FROM desk_presence
                WHERE member_id = ${pharmacistId} AND off_duty_since IS NOT NULL)
            ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`,
      );
      if (!taken) return undefined;
      await db
        .insert(conversationActs)
        .values({ conversationId: taken.id, staffId: pharmacistId, act: 'took', at });
      return taken.id;
    },
    queue: async () => {
      const found = await db
        .select({
          id: conversations.id,
          ...topicColumns,
          createdAt: conversations.createdAt,
        })
        .from(conversations)
        .where(eq(conversations.state, 'queued'))
        .orderBy(asc(conversations.id))
        .limit(MOST);
      return found.map(withTopic);
    },
    ofPharmacist: async (pharmacistId, endedSince) => {
      const found = await db
        .select({
          id: conversations.id,
          ...topicColumns,
          state: conversations.state,
          closedAt: conversations.closedAt,
          unread: sql<number>`(SELECT count(*) FROM conversation_messages AS message
            WHERE message.conversation_id = conversations.id AND message.sender = 'member'
              AND message.id > conversations.read_by_pharmacist)::int`,
        })
        .from(conversations)
        .where(
          and(
            eq(conversations.pharmacistId, pharmacistId),
            or(
              isNull(conversations.closedAt),
              and(
                gt(conversations.closedAt, endedSince),
                inArray(conversations.state, ['closed', 'rated']),
                isNull(conversations.summarySealed),
                isNotNull(conversations.intakeSealed),
              ),
            ),
          ),
        )
        .orderBy(sql`closed_at NULLS FIRST`, asc(conversations.id));
      return found.map(withTopic);
    },
    prescriptionState: async (id) => {
      const [row] = await db
        .select({ state: prescriptions.state })
        .from(prescriptions)
        .where(eq(prescriptions.conversationId, id));
      return row?.state;
    },
    onDuty: async (pharmacistId) => {
      const [row] = await db
        .select({ offDutySince: deskPresence.offDutySince })
        .from(deskPresence)
        .where(eq(deskPresence.memberId, pharmacistId));
      return (row?.offDutySince ?? null) === null;
    },
    setDuty: async (memberId, on, at) => {
      const offDutySince = on ? null : at;
      await db
        .insert(deskPresence)
        .values({ memberId, seenAt: at, offDutySince })
        .onConflictDoUpdate({ target: deskPresence.memberId, set: { offDutySince } });
    },
    colleagues: () =>
      db
        .select({
          id: members.id,
          name: nameOfStaff,
          seenAt: deskPresence.seenAt,
          offDutySince: deskPresence.offDutySince,
          going: goingOf,
        })
        .from(deskPresence)
        .innerJoin(members, eq(members.id, deskPresence.memberId))
        .leftJoin(pharmacists, eq(pharmacists.memberId, deskPresence.memberId))
        .where(eq(members.role, 'pharmacist'))
        .orderBy(asc(members.id)),
    notes: async (id) => {
      const found = await db
        .select({ note: conversationNotes, by: nameOfStaff })
        .from(conversationNotes)
        .innerJoin(members, eq(members.id, conversationNotes.authorId))
        .leftJoin(pharmacists, eq(pharmacists.memberId, conversationNotes.authorId))
        .where(eq(conversationNotes.conversationId, id))
        .orderBy(desc(conversationNotes.id))
        .limit(MOST);
      return found.map(({ note, by }) => ({
        ...{ id: note.id, at: note.at, by },
        body: sealer.open(note.bodySealed, purposes.of(id, 'note')),
      }));
    },
    record: async (id, { staffId, act }, at) => {
      const since = new Date(at.getTime() - SAME_LOOK_MS);
      const folds = sql`${act}::text <> 'refused' AND act <> 'refused'`;
      await db.execute(
        sql`INSERT INTO ${conversationActs} (conversation_id, staff_id, act, at)
          SELECT ${id}, ${staffId}, ${act}::text, ${at.toISOString()}::timestamptz WHERE NOT EXISTS (
            SELECT FROM ${conversationActs} WHERE conversation_id = ${id} AND staff_id = ${staffId}
              AND at > ${since.toISOString()}::timestamptz AND ${folds})`,
      );
    },
  };
}

/** Whether that pharmacist may be given one more; no other one is given to them until the transaction ends. */
export async function canTake(tx: Database, pharmacistId: number, at: Date): Promise<boolean> {
  const desk = eq(deskPresence.memberId, pharmacistId);
  await tx.select({ id: deskPresence.memberId }).from(deskPresence).where(desk).for('update');
  // Counted after the lock: a statement sees rows as of its start.
  const [row] = await tx
    .select({
      seenAt: deskPresence.seenAt,
      offDutySince: deskPresence.offDutySince,
      going: goingOf,
    })
    .from(deskPresence)
    .innerJoin(members, and(eq(members.id, deskPresence.memberId), eq(members.role, 'pharmacist')))
    .where(desk);
  return row !== undefined && mayReceive(row, at);
}
