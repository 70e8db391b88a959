import type {
  Review,
  ReviewFilter,
  ReviewRepo,
  ReviewSlice,
  ReviewSummary,
} from '../published-ports.ts';

export interface ReviewListRequest extends Omit<ReviewSlice, 'limit' | 'offset'> {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface ReviewList {
  readonly rows: readonly Review[];
  /** Reviews that fit the filter. */
  readonly total: number;
  readonly summary: ReviewSummary;
}

/** Undefined for a product that is not listed. */
export type ListReviews = (
  productId: number,
  request: ReviewListRequest,
) => Promise<ReviewList | undefined>;

export function createListReviews({ reviews }: { readonly reviews: ReviewRepo }): ListReviews {
  return async (productId, { page, perPage, ...filter }) => {
    const [summary, rows] = await Promise.all([
      reviews.summary(productId),
      reviews.page(productId, { ...filter, limit: perPage, offset: (page - 1) * perPage }),
    ]);
    if (!summary) return undefined;
    const total = totalOf(summary, filter) ?? (await reviews.count(productId, filter));
    return { rows, total, summary };
  };
}

/** What the summary counted already; undefined for what it did not. */
function totalOf(
  { histogram, photoCount }: ReviewSummary,
  { stars, withPhoto = false }: ReviewFilter,
): number | undefined {
  if (withPhoto) return stars === undefined ? photoCount : undefined;
  return stars === undefined
    ? histogram.reduce((sum, count) => sum + count, 0)
    : histogram[stars - 1];
}
