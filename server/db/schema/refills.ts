import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RefillState } from '../../../lib/refills/contract-values.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

/** Reminders of medicines that run out, one per member and medicine (`docs/product/health.md`, "Refill reminders"). */
export const refillReminders = pgTable(
  'refill_reminders',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    state: text('state').$type<RefillState>().notNull().default('planned'),
    /** For so many days, from when it was set, the medicine lasts. */
    days: integer('days').notNull(),
    remindAt: moment('remind_at').notNull(),
    setAt: moment('set_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    index('refill_reminders_planned')
      .on(t.remindAt)
      .where(sql`state = 'planned'`),
    check('refill_reminders_state', sql`${t.state} IN ('planned', 'told', 'bought', 'lapsed')`),
    check('refill_reminders_days', sql`${t.days} > 0`),
  ],
);
