import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConversationState } from '../../domain/conversations/ports.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

/** Chats with a pharmacist. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    questionId: integer('question_id').notNull(),
    /** `docs/product/browse.md`, "Not built yet". */
    state: text('state').$type<ConversationState>().notNull().default('queued'),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('conversations_member').on(t.memberId, t.id.desc()),
    index('conversations_going_on')
      .on(t.state)
      .where(sql`closed_at IS NULL`),
    check(
      'conversations_state',
      sql`${t.state} IN ('queued', 'assigned', 'active', 'waiting_customer', 'closed', 'rated', 'abandoned')`,
    ),
  ],
);
