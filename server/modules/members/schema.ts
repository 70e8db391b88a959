import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/**
 * Paper cards from branches, linked with an account by the phone recorded with the card
 * (`docs/product/account.md`, "Loyalty card").
 */
export const loyaltyCards = pgTable(
  'loyalty_cards',
  {
    code: text('code').primaryKey(),
    phone: text('phone').notNull(),
    /** Keyed hash, like `members.id_hash`. */
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

/**
 * Delivered or collected products with their last order date. Written by a trigger on arriving
 * orders, so that reading a page costs the same for any number of orders.
 */
export const purchases = pgTable(
  'purchases',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    orderedAt: moment('ordered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    index('purchases_newest').on(t.memberId, t.orderedAt, t.productId),
  ],
);
