import { count, eq, sql } from 'drizzle-orm';
import { REPORT_REASONS, type ReportReason } from '../../../lib/api/contract/review-values.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { reviewReports, reviews } from './schema.ts';
import type { ModerationRepo } from './ports.ts';
import { stateOf } from './review-state.ts';

export function createModerationRepo(db: Database): ModerationRepo {
  return {
    waiting: async ({ limit, offset }) => {
      const [rows, [counted]] = await Promise.all([
        db
          .select({ review: reviews, nameEn: products.nameEn, nameTh: products.nameTh, reports })
          .from(reviews)
          .innerJoin(products, eq(products.id, reviews.productId))
          .where(isWaiting)
          .orderBy(reviews.createdAt, reviews.id)
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(reviews).where(isWaiting),
      ]);
      return {
        rows: rows.map(({ review, nameEn, nameTh, reports: reasons }) => ({
          ...review,
          productName: { en: nameEn, th: nameTh },
          state: stateOf(review),
          reports: countReasons(reasons),
        })),
        total: counted?.total ?? 0,
      };
    },
    decide: async (reviewId, { rejectedFor, at }) => {
      const rows = await db
        .update(reviews)
        .set({
          published: rejectedFor === null,
          rejectedAt: rejectedFor === null ? null : at,
          rejectedReason: rejectedFor ?? '',
        })
        .where(eq(reviews.id, reviewId))
        .returning({ photos: reviews.photos });
      await db.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId));
      return rows[0]?.photos;
    },
  };
}

const isWaiting = sql`(
  (NOT ${reviews.published} AND ${reviews.rejectedAt} IS NULL)
  OR (${reviews.published} AND EXISTS (
    SELECT FROM ${reviewReports} WHERE ${reviewReports.reviewId} = ${reviews.id}))
)`;

const reports = sql<readonly ReportReason[]>`(
  SELECT coalesce(jsonb_agg(${reviewReports.reason}), '[]')
  FROM ${reviewReports} WHERE ${reviewReports.reviewId} = ${reviews.id})`;

function countReasons(reasons: readonly ReportReason[]): Readonly<Record<ReportReason, number>> {
  const counts = REPORT_REASONS.map(
    (reason) => [reason, reasons.filter((one) => one === reason).length] as const,
  );
  return Object.fromEntries(counts) as Record<ReportReason, number>;
}
