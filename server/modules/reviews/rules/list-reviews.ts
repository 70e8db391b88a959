import { REVIEWS_PICTURED } from '../../../../lib/reviews/contract-values.ts';
import type {
  ReviewFilter,
  ReviewList,
  ReviewRepo,
  ReviewSlice,
  ReviewSummary,
} from '../published-ports.ts';

export interface ReviewListRequest extends Omit<ReviewSlice, 'limit' | 'offset'> {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface CountedReviews extends ReviewList {
  /** Reviews that match the filter. */
  readonly total: number;
}

/** Undefined for a product that is not listed. */
export type ListReviews = (
  productId: number,
  request: ReviewListRequest,
) => Promise<CountedReviews | undefined>;

export function createListReviews({ reviews }: { readonly reviews: ReviewRepo }): ListReviews {
  return async (productId, { page, perPage, ...filter }) => {
    const slice = { ...filter, limit: perPage, offset: (page - 1) * perPage };
    const isBeginning = page === 1 && filter.stars === undefined && !filter.withPhoto;
    const list = await reviews.list(productId, slice, isBeginning ? REVIEWS_PICTURED : 0);
    if (!list) return undefined;
    const total = totalOf(list.summary, filter) ?? (await reviews.count(productId, filter));
    return { ...list, total };
  };
}

/** Total from the summary; undefined if it lacks the count. */
function totalOf(
  { histogram, photoCount }: ReviewSummary,
  { stars, withPhoto = false }: ReviewFilter,
): number | undefined {
  if (withPhoto) return stars === undefined ? photoCount : undefined;
  return stars === undefined
    ? histogram.reduce((sum, count) => sum + count, 0)
    : histogram[stars - 1];
}
