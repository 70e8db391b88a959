import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { members } from './members.ts';

/** Referral letters to doctors, with the patient's data of that time; erased with the conversation. */
export const referrals = pgTable(
  'referrals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => members.id),
    /** The desk's own id, which makes repeated sends one letter. */
    clientMsgId: uuid('client_msg_id').notNull(),
    letterSealed: text('letter_sealed').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('referrals_once').on(t.conversationId, t.clientMsgId),
    index('referrals_member').on(t.memberId),
  ],
);
