import { and, eq, isNull, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { hears } from '../notifications/repo.ts';
import { conversations, openingAlerts } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { notifications } from '../notifications/schema.ts';
import { conversationPath, type TellingRepo, type Untold } from './rules/tell-members.ts';
import type { PathAbove } from '../../../lib/pages/path-to.ts';

const CONSULT = '/pharmacy/consult' satisfies PathAbove;

/** The address of `members` for mails about health; empty where there is none, or none is wanted. */
export const healthMail = sql<string>`CASE WHEN ${hears(sql`members.id`, 'health', 'mail')} THEN members.email ELSE '' END`;

/** Recipients of notices about conversations. */
export function createTellingRepo(db: Database): TellingRepo {
  return {
    takeUntold: (since, limit) =>
      selectRows<Untold & Record<string, unknown>>(
        db,
        sql`WITH due AS (
            SELECT id, EXISTS (SELECT FROM conversation_messages AS message
                WHERE message.conversation_id = conversations.id AND message.sender = 'pharmacist'
                  AND message.id > conversations.read_by_member)
              OR closed_at IS NOT NULL AS answered
            FROM ${conversations} WHERE news_at <= ${since.toISOString()}::timestamptz
            ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
          taken AS (UPDATE ${conversations} SET news_at = NULL FROM due
            WHERE conversations.id = due.id
            RETURNING conversations.id, conversations.member_id, due.answered)
          SELECT taken.id, taken.member_id AS "memberId", ${healthMail} AS email, taken.answered
          FROM taken JOIN ${members} ON members.id = taken.member_id
          -- One that is not read yet says enough.
          WHERE NOT EXISTS (SELECT FROM ${notifications} WHERE notifications.member_id = taken.member_id
            AND notifications.read_at IS NULL
            AND notifications.url = ${CONSULT}::text || '/' || taken.id)`,
      ),
    isWaiting: async (memberId) =>
      (await db.$count(openingAlerts, eq(openingAlerts.memberId, memberId))) > 0,
    waitForOpening: async (memberId, on, at) => {
      if (on) await db.insert(openingAlerts).values({ memberId, at }).onConflictDoNothing();
      else await db.delete(openingAlerts).where(eq(openingAlerts.memberId, memberId));
    },
    takeWaiting: (limit) =>
      selectRows<Pick<Untold, 'memberId' | 'email'> & Record<string, unknown>>(
        db,
        sql`WITH taken AS (DELETE FROM ${openingAlerts} WHERE member_id IN (
              SELECT member_id FROM ${openingAlerts} ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
            RETURNING member_id)
          SELECT taken.member_id AS "memberId", ${healthMail} AS email
          FROM taken JOIN ${members} ON members.id = taken.member_id`,
      ),
  };
}

/** Marks the notices of a conversation as read when it is opened. */
export async function markTold(tx: Database, id: number, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        sql`member_id = (SELECT member_id FROM ${conversations} WHERE id = ${id})`,
        eq(notifications.url, conversationPath(id)),
        isNull(notifications.readAt),
      ),
    );
}
