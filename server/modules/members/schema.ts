import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/**
 * Cards that branches gave out on paper, to be linked with an account by the phone that was written down then
 * (`docs/product/account.md`, "Loyalty card").
 */
export const loyaltyCards = pgTable(
  'loyalty_cards',
  {
    code: text('code').primaryKey(),
    phone: text('phone').notNull(),
    /** Keyed, as `members.id_hash`. */
    idHash: text('id_hash'),
    coins: integer('coins').notNull().default(0),
    memberId: integer('member_id').references(() => members.id),
    linkedAt: moment('linked_at'),
  },
  (t) => [
    uniqueIndex('loyalty_cards_member').on(t.memberId),
    index('loyalty_cards_phone').on(t.phone),
    check('loyalty_cards_coins', sql`${t.coins} >= 0`),
    check('loyalty_cards_linked', sql`num_nulls(${t.memberId}, ${t.linkedAt}) IN (0, 2)`),
  ],
);
