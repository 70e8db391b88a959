import type { Review, ReviewFilter, ReviewRepo, ReviewSummary } from '../published-ports.ts';

export interface ReviewListRequest extends Omit<ReviewFilter, 'limit' | 'offset'> {
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
    const [summary, found] = await Promise.all([
      reviews.summary(productId),
      reviews.page(productId, { ...filter, limit: perPage, offset: (page - 1) * perPage }),
    ]);
    return summary && { ...found, summary };
  };
}
