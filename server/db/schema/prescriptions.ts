import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { members } from './members.ts';

/** Prescriptions, with photos in their conversation; number and decision are kept as long as its approvals. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    state: text('state').$type<'waiting' | 'accepted' | 'refused'>().notNull().default('waiting'),
    /** Day and doctor; null once the contents are deleted. */
    detailSealed: text('detail_sealed'),
    reasonSealed: text('reason_sealed'),
    decidedBy: integer('decided_by').references(() => members.id),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('prescriptions_conversation').on(t.conversationId),
    index('prescriptions_waiting')
      .on(t.id)
      .where(sql`state = 'waiting'`),
    check('prescriptions_state', sql`${t.state} IN ('waiting', 'accepted', 'refused')`),
    check('prescriptions_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} IS NULL)`),
  ],
);
