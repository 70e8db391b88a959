import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../lib/api/contract.ts';
import type { ContactTopic } from '../../../lib/contact/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';

/** Messages of visitors to the shop; deleted after a year. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    submissionId: uuid('submission_id').notNull(),
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('contact_messages_submission').on(t.submissionId),
    uniqueIndex('contact_messages_reference').on(t.reference),
    index('contact_messages_created').on(t.createdAt),
  ],
);
