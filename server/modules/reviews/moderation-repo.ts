import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { REPORT_REASONS, type ReportReason } from '../../../lib/reviews/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced } from '../../db/keyset.ts';
import { products } from '../../db/schema/catalog.ts';
import { reviewReports, reviews } from './schema.ts';
import type { ModerationRepo, StaffReview, WaitingReviews } from './ports.ts';
import { stateOf } from './repo.ts';

export function createModerationRepo(db: Database): ModerationRepo {
  const read = (where: SQL | undefined) =>
    db
      .select({ review: reviews, nameEn: products.nameEn, nameTh: products.nameTh, reports })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(where);
  return {
    waiting: async ({ sort, ...wanted }, place) => {
      const where = and(isWaiting, ...filtersOf(wanted)) ?? isWaiting;
      const [{ rows, ...sides }, [counted]] = await Promise.all([
        readPlaced(ORDERS[sort], place, (slice) =>
          read(and(where, slice.where))
            .orderBy(...slice.inOrder())
            .limit(slice.limit)
            .offset(slice.offset),
        ),
        db
          .select({ total: count() })
          .from(reviews)
          .innerJoin(products, eq(products.id, reviews.productId))
          .where(where),
      ]);
      return { ...sides, rows: rows.map(toStaffReview), total: counted?.total ?? 0 };
    },
    lock: async (reviewId) => {
      const ofId = eq(reviews.id, reviewId);
      // Read after locking, since a blocked statement still sees the reports from before.
      await db.select({ id: reviews.id }).from(reviews).where(ofId).for('update');
      const [row] = await read(ofId);
      return row && toStaffReview(row);
    },
    decide: async (reviewId, { rejectedFor, at }) => {
      await db
        .update(reviews)
        .set({
          published: rejectedFor === null,
          rejectedAt: rejectedFor === null ? null : at,
          rejectedReason: rejectedFor ?? '',
        })
        .where(eq(reviews.id, reviewId));
      await db.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId));
    },
  };
}

const BY_TIME = [reviews.createdAt, reviews.id];
const BY_RATING = [reviews.rating, ...BY_TIME];
const ORDERS = {
  written: byColumns(reviews.id, BY_TIME, false),
  '-written': byColumns(reviews.id, BY_TIME, true),
  rating: byColumns(reviews.id, BY_RATING, false),
  '-rating': byColumns(reviews.id, BY_RATING, true),
} as const;

function filtersOf({ q, cause }: Pick<WaitingReviews, 'q' | 'cause'>): readonly SQL[] {
  const text = sql`concat_ws(' ', ${products.nameEn}, ${products.nameTh}, ${reviews.author},
    ${reviews.title}, ${reviews.body})`;
  return [
    ...(q ? [sql`strpos(lower(${text}), lower(${q})) > 0`] : []),
    ...(cause ? [eq(reviews.published, cause === 'reported')] : []),
  ];
}

/** New reviews, and published ones that members reported. */
export const isWaiting = sql`(
  (NOT ${reviews.published} AND ${reviews.rejectedAt} IS NULL)
  OR (${reviews.published} AND EXISTS (
    SELECT FROM ${reviewReports} WHERE ${reviewReports.reviewId} = ${reviews.id}))
)`;

const reports = sql<readonly ReportReason[]>`(
  SELECT coalesce(jsonb_agg(${reviewReports.reason}), '[]')
  FROM ${reviewReports} WHERE ${reviewReports.reviewId} = ${reviews.id})`;

interface ReviewRow {
  readonly review: typeof reviews.$inferSelect;
  readonly nameEn: string;
  readonly nameTh: string;
  readonly reports: readonly ReportReason[];
}

function toStaffReview({ review, nameEn, nameTh, reports: reasons }: ReviewRow): StaffReview {
  return {
    ...review,
    productName: { en: nameEn, th: nameTh },
    state: stateOf(review),
    reports: countReasons(reasons),
  };
}

function countReasons(reasons: readonly ReportReason[]): Readonly<Record<ReportReason, number>> {
  const counts = REPORT_REASONS.map(
    (reason) => [reason, reasons.filter((one) => one === reason).length] as const,
  );
  return Object.fromEntries(counts) as Record<ReportReason, number>;
}
