import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

/** What buyers say. `products.rating_sum` and `rating_count` are the sums over the published ones; triggers keep them. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Null for reviews that came with the catalogue. */
    memberId: integer('member_id').references(() => members.id),
    /** As shown: a first name and an initial. */
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    /** As written; never translated. */
    body: text('body').notNull(),
    language: text('language').$type<'en' | 'th'>().notNull(),
    /** Names of pictures. */
    photos: jsonb('photos').$type<readonly string[]>().notNull(),
    /** Written by somebody who bought it here. */
    verified: boolean('verified').notNull(),
    helpful: integer('helpful').notNull().default(0),
    published: boolean('published').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('reviews_newest')
      .on(t.productId, t.createdAt.desc(), t.id)
      .where(sql`published`),
    index('reviews_helpful')
      .on(t.productId, t.helpful.desc(), t.id)
      .where(sql`published`),
    check('reviews_rating', sql`${t.rating} BETWEEN 1 AND 5`),
    check('reviews_helpful', sql`${t.helpful} >= 0`),
  ],
);
