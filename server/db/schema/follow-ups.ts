import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FollowUpState } from '../../../lib/follow-ups/contract-values.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { members } from './members.ts';

/** Follow-up questions; deleted with the contents of the conversation. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    state: text('state').$type<FollowUpState>().notNull().default('planned'),
    dueAt: moment('due_at').notNull(),
    askedAt: moment('asked_at'),
    answeredAt: moment('answered_at'),
    /** How the patient is, in the member's words. */
    answerSealed: text('answer_sealed'),
  },
  (t) => [
    uniqueIndex('follow_ups_conversation').on(t.conversationId),
    index('follow_ups_open')
      .on(t.dueAt)
      .where(sql`state IN ('planned', 'asked')`),
    index('follow_ups_answered')
      .on(t.answeredAt)
      .where(sql`answered_at IS NOT NULL`),
    check(
      'follow_ups_state',
      sql`${t.state} IN ('planned', 'asked', 'answered', 'stopped', 'lapsed')`,
    ),
  ],
);
