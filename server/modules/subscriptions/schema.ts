import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../lib/api/contract.ts';
import { moment } from '../../db/schema/columns.ts';

/** Newsletter subscribers. Deleted on unsubscribing; unconfirmed ones after a week. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case. */
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Time of the last confirmation mail. */
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    uniqueIndex('subscriptions_email').on(t.email),
    index('subscriptions_asked').on(t.askedAt),
  ],
);
