import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReportReason } from '../../../lib/reviews/contract-values.ts';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';

/** Reviews by buyers. Triggers keep `products.rating_sum` and `rating_count` over the published ones. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Null for reviews of the catalogue. */
    memberId: integer('member_id').references(() => members.id),
    /** Reviewed order line; one review each. Null as above. */
    orderId: text('order_id').references(() => orders.id),
    line: integer('line'),
    /** Display name: first name and initial. */
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    /** Original text; never translated. */
    body: text('body').notNull(),
    language: text('language').$type<'en' | 'th'>().notNull(),
    /** Names of pictures. */
    photos: jsonb('photos').$type<readonly string[]>().notNull(),
    /** Written by a buyer of this shop. */
    verified: boolean('verified').notNull(),
    helpful: integer('helpful').notNull().default(0),
    published: boolean('published').notNull().default(true),
    /** Time of the rejection; neither published nor rejected means pending. */
    rejectedAt: moment('rejected_at'),
    rejectedReason: text('rejected_reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('reviews_newest')
      .on(t.productId, t.createdAt.desc(), t.id)
      .where(sql`published`),
    index('reviews_helpful')
      .on(t.productId, t.helpful.desc(), t.id)
      .where(sql`published`),
    uniqueIndex('reviews_order_line').on(t.orderId, t.line),
    index('reviews_member')
      .on(t.memberId)
      .where(sql`member_id IS NOT NULL`),
    index('reviews_pending')
      .on(t.createdAt)
      .where(sql`NOT published AND rejected_at IS NULL`),
    check('reviews_order_line_whole', sql`num_nulls(${t.orderId}, ${t.line}) IN (0, 2)`),
    check('reviews_state', sql`NOT (${t.published} AND ${t.rejectedAt} IS NOT NULL)`),
    check('reviews_rating', sql`${t.rating} BETWEEN 1 AND 5`),
    check('reviews_helpful', sql`${t.helpful} >= 0`),
  ],
);

const mark = {
  reviewId: integer('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  memberId: integer('member_id')
    .notNull()
    .references(() => members.id),
  at: moment('at').notNull(),
};

/** Helpful votes; `reviews.helpful` adds them to those of the catalogue. */
export const reviewVotes = pgTable('review_votes', mark, (t) => [
  primaryKey({ columns: [t.reviewId, t.memberId] }),
  index('review_votes_member').on(t.memberId),
]);

/** Reports by members; deleted once staff decided. */
export const reviewReports = pgTable(
  'review_reports',
  { ...mark, reason: text('reason').$type<ReportReason>().notNull() },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.memberId] }),
    index('review_reports_member').on(t.memberId),
  ],
);
