import { index, integer, pgTable } from 'drizzle-orm/pg-core';
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
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (t) => [index('conversations_member').on(t.memberId, t.id.desc())],
);
