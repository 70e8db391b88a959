import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { followUps } from '../../db/schema/follow-ups.ts';
import { members } from '../../db/schema/members.ts';
import { openTopic, topicColumns } from '../conversations/sealed-rows.ts';
import type { Untold } from '../conversations/rules/tell-members.ts';
import { hears } from '../notifications/repo.ts';
import type { Answer, DueFollowUps, FollowUpRepo } from './ports.ts';
import { statesBefore } from './rules/machine.ts';

/** Purpose under which an answer is sealed. */
export const followUpPurpose = (conversationId: number) =>
  `follow-up of conversation ${String(conversationId)}`;

/** The desk shows no more than these. */
const MOST = 100;

const mail = sql`${hears(sql`follow_ups.member_id`, 'follow_ups', 'mail')}`;
const wanted = sql<boolean>`(${hears(sql`follow_ups.member_id`, 'follow_ups', 'bell')} OR ${mail})`;

export function createFollowUpRepo(db: Database, sealer: Sealer): FollowUpRepo {
  const open = (conversationId: number, sealed: string) =>
    JSON.parse(sealer.open(sealed, followUpPurpose(conversationId))) as Answer;
  const move = async (
    conversationId: number,
    on: 'answer' | 'stop',
    set: Partial<typeof followUps.$inferInsert>,
  ) => {
    const moved = await db
      .update(followUps)
      .set(set)
      .where(
        and(
          eq(followUps.conversationId, conversationId),
          inArray(followUps.state, [...statesBefore(on)]),
        ),
      )
      .returning({ id: followUps.id });
    return moved.length > 0;
  };
  return {
    ofConversation: async (conversationId) => {
      const [row] = await db
        .select({ followUp: followUps, wanted })
        .from(followUps)
        .where(eq(followUps.conversationId, conversationId));
      if (!row) return undefined;
      const { state, dueAt, answerSealed } = row.followUp;
      const answer = answerSealed === null ? null : open(conversationId, answerSealed);
      return { state, dueAt, wanted: row.wanted, answer };
    },
    answer: (conversationId, answer, at) => {
      const answerSealed = sealer.seal(JSON.stringify(answer), followUpPurpose(conversationId));
      return move(conversationId, 'answer', { state: 'answered', answeredAt: at, answerSealed });
    },
    stop: (conversationId) => move(conversationId, 'stop', { state: 'stopped' }),
    worse: async (since) => {
      const rows = await db
        .select({
          ...topicColumns,
          conversationId: followUps.conversationId,
          answerSealed: followUps.answerSealed,
          at: followUps.answeredAt,
          pharmacistId: conversations.pharmacistId,
          askedAgain: sql<boolean>`EXISTS (SELECT FROM conversations AS later
            WHERE later.member_id = follow_ups.member_id AND later.created_at >= follow_ups.answered_at)`,
        })
        .from(followUps)
        .innerJoin(conversations, eq(conversations.id, followUps.conversationId))
        .where(gt(followUps.answeredAt, since))
        .orderBy(desc(followUps.answeredAt))
        .limit(MOST);
      return rows.flatMap(({ answerSealed, at, conversationId, pharmacistId, ...row }) => {
        const isWorse =
          answerSealed !== null && open(conversationId, answerSealed).feeling === 'worse';
        if (!isWorse || at === null) return [];
        const questionId = openTopic(sealer, row);
        return [{ conversationId, pharmacistId, at, questionId, askedAgain: row.askedAgain }];
      });
    },
  };
}

export function createDueFollowUps(db: Database): DueFollowUps {
  return {
    takeDue: async ({ from, at }, limit) => {
      const now = sql`${at.toISOString()}::timestamptz`;
      return selectRows<Pick<Untold, 'id' | 'memberId' | 'email'> & Record<string, unknown>>(
        db,
        sql`WITH due AS (SELECT id FROM ${followUps} WHERE state = 'planned'
            AND due_at <= ${now} AND due_at > ${from.toISOString()}::timestamptz AND ${wanted}
            ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
          asked AS (UPDATE ${followUps} SET state = 'asked', asked_at = ${now}
            WHERE id IN (SELECT id FROM due) RETURNING conversation_id, member_id, ${mail} AS mailed),
          touched AS (UPDATE ${conversations} SET touched_at = ${now}
            WHERE id IN (SELECT conversation_id FROM asked))
          SELECT asked.conversation_id AS id, asked.member_id AS "memberId",
            CASE WHEN asked.mailed THEN members.email ELSE '' END AS email
          FROM asked JOIN ${members} ON members.id = asked.member_id`,
      );
    },
    lapse: async ({ due, asked }) => {
      await db.execute(sql`UPDATE ${followUps} SET state = 'lapsed'
        WHERE (state = 'planned' AND due_at <= ${due.toISOString()}::timestamptz)
          OR (state = 'asked' AND asked_at <= ${asked.toISOString()}::timestamptz)`);
    },
  };
}
