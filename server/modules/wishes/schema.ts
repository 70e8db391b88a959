import {
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    index('wishlist_items_newest').on(t.memberId, t.createdAt.desc(), t.productId),
  ],
);

/** Back-in-stock alerts; deleted once notified. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    index('stock_alerts_product').on(t.productId),
  ],
);

/** Searches that found nothing, until something is sold for them; deleted once notified. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: serial('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Normalized words, without prices. */
    query: text('query').notNull(),
    /** The words before normalization. */
    keyword: text('keyword').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the catalogue was last searched for the words. */
    searchedAt: moment('searched_at').notNull(),
  },
  (t) => [
    uniqueIndex('search_alerts_member').on(t.memberId, t.query),
    index('search_alerts_query').on(t.query),
    index('search_alerts_due').on(t.searchedAt),
  ],
);
