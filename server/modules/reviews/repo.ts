import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { reviewReports, reviews, reviewVotes } from './schema.ts';
import type { MemberReviewRepo, ReviewedLine, ReviewedLineFilter } from './ports.ts';
import type { ReviewState } from '../../../lib/reviews/contract-values.ts';
import { ARRIVED } from './rules/can-review.ts';

export function createMemberReviewRepo(db: Database): MemberReviewRepo {
  return {
    lines: (memberId, filter) => selectLines(db, memberId, filter),
    bought: async (memberId, orderId, line) => {
      const [row] = await db
        .select({
          status: orders.status,
          productId: orderItems.productId,
          drugClass: products.drugClass,
        })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .innerJoin(products, eq(products.id, orderItems.productId))
        .where(
          and(
            eq(orders.memberId, memberId),
            eq(orderItems.orderId, orderId),
            eq(orderItems.line, line),
          ),
        );
      return row && { ...row, isMedicine: row.drugClass !== 'none' };
    },
    write: async (memberId, { at, ...review }) => {
      const values = { ...review, createdAt: at, published: false };
      const ofLine = and(eq(reviews.orderId, review.orderId), eq(reviews.line, review.line));
      const [before] = await db
        .select({ photos: reviews.photos })
        .from(reviews)
        .where(ofLine)
        .for('update');
      const rows = await db
        .insert(reviews)
        .values({ ...values, memberId, verified: true })
        .onConflictDoUpdate({
          target: [reviews.orderId, reviews.line],
          set: { ...values, rejectedAt: null, rejectedReason: '' },
          setWhere: sql`${reviews.rejectedAt} IS NOT NULL`,
        })
        .returning({ id: reviews.id });
      return rows.length > 0 ? (before?.photos ?? []) : undefined;
    },
    own: async (reviewId, memberId) => {
      const [row] = await db
        .select()
        .from(reviews)
        .where(and(eq(reviews.id, reviewId), eq(reviews.memberId, memberId)))
        .for('update');
      if (!row || row.orderId === null || row.line === null) return undefined;
      return { ...row, orderId: row.orderId, line: row.line };
    },
    change: async (reviewId, words) => {
      await db
        .update(reviews)
        .set({ ...words, published: false, rejectedAt: null, rejectedReason: '' })
        .where(eq(reviews.id, reviewId));
      // They refer to the previous text.
      await db.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId));
    },
    remove: async (reviewId) => {
      await db.delete(reviews).where(eq(reviews.id, reviewId));
    },
    authorOf: async (reviewId) => {
      const [row] = await db
        .select({ memberId: reviews.memberId })
        .from(reviews)
        .where(and(eq(reviews.id, reviewId), reviews.published));
      return row;
    },
    setHelpful: (reviewId, memberId, helpful, at) =>
      db.transaction(async (tx) => {
        const changed = helpful
          ? await tx
              .insert(reviewVotes)
              .values({ reviewId, memberId, at })
              .onConflictDoNothing()
              .returning()
          : await tx
              .delete(reviewVotes)
              .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.memberId, memberId)))
              .returning();
        const by = (helpful ? 1 : -1) * changed.length;
        const [row] = await tx
          .update(reviews)
          .set({ helpful: sql`${reviews.helpful} + ${by}` })
          .where(eq(reviews.id, reviewId))
          .returning({ helpful: reviews.helpful });
        return row?.helpful ?? 0;
      }),
    report: async (reviewId, memberId, reason, at) => {
      await db
        .insert(reviewReports)
        .values({ reviewId, memberId, reason, at })
        .onConflictDoNothing();
    },
    marks: async (productId, memberId) => {
      const markedIn = async (table: typeof reviewVotes | typeof reviewReports) => {
        const rows = await db
          .select({ id: table.reviewId })
          .from(table)
          .innerJoin(reviews, eq(reviews.id, table.reviewId))
          .where(and(eq(table.memberId, memberId), eq(reviews.productId, productId)));
        return rows.map(({ id }) => id);
      };
      const [helpful, reported] = await Promise.all([
        markedIn(reviewVotes),
        markedIn(reviewReports),
      ]);
      return { helpful, reported };
    },
  };
}

/** Older ones are reachable from their order: counting all purchases takes longer than showing a page. */
const MOST_LINES = 200;

/** Excludes medicines and undelivered orders. */
async function selectLines(
  db: Database,
  memberId: number,
  filter: ReviewedLineFilter,
): Promise<{ rows: readonly ReviewedLine[]; total: number }> {
  const where = and(
    eq(orders.memberId, memberId),
    inArray(orders.status, [...ARRIVED]),
    eq(products.drugClass, 'none'),
    filter.orderId === undefined ? undefined : eq(orders.id, filter.orderId),
    filter.line === undefined ? undefined : eq(orderItems.line, filter.line),
    whetherPending(memberId, filter.pending),
  );
  const ofReview = and(eq(reviews.orderId, orderItems.orderId), eq(reviews.line, orderItems.line));
  const newest = db
    .select({ line: orderItems.line })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(reviews, ofReview)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_LINES)
    .as('newest');
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...{ item: orderItems, boughtAt: orders.createdAt, review: reviews },
        pictureVersion: products.pictureVersion,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(reviews, ofReview)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id), orderItems.line)
      .limit(Math.max(0, Math.min(filter.limit, MOST_LINES - filter.offset)))
      .offset(filter.offset),
    db.select({ total: count() }).from(newest),
  ]);
  return { rows: rows.map(toLine), total: counted?.total ?? 0 };
}

function whetherPending(memberId: number, pending: boolean | undefined): SQL | undefined {
  if (pending === undefined) return undefined;
  // A subquery per line: for a join the planner expects almost no rows, and scans all order lines.
  const reviewed = sql`(SELECT r.rejected_at IS NULL FROM reviews r
    WHERE r.order_id = ${orderItems.orderId} AND r.line = ${orderItems.line})`;
  return pending ? sql`${reviewed} IS NOT TRUE` : eq(reviews.memberId, memberId);
}

interface LineRow {
  readonly item: typeof orderItems.$inferSelect;
  readonly pictureVersion: number;
  readonly boughtAt: Date;
  readonly review: typeof reviews.$inferSelect | null;
}

function toLine({ item, pictureVersion, boughtAt, review }: LineRow): ReviewedLine {
  const { orderId, line, productId, nameEn, nameTh } = item;
  return {
    ...{ orderId, line, productId, pictureVersion, boughtAt },
    name: { en: nameEn, th: nameTh },
    review: review && { ...review, state: stateOf(review), reason: review.rejectedReason },
  };
}

/** Pending unless published or rejected. */
export function stateOf({
  published,
  rejectedAt,
}: {
  readonly published: boolean;
  readonly rejectedAt: Date | null;
}): ReviewState {
  if (published) return 'published';
  return rejectedAt === null ? 'pending' : 'rejected';
}
