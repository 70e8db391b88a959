import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../lib/api/contract/common.ts';
import { moment } from '../../db/schema/columns.ts';

/** Who wants the shop's news by mail. Whoever leaves is deleted; who never confirmed is, after a week. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In small letters. */
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** When the last mail with a link to confirm was written. */
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    uniqueIndex('subscriptions_email').on(t.email),
    index('subscriptions_asked').on(t.askedAt),
  ],
);
