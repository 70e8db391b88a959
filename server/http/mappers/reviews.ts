import type { Review, ReviewPage } from '../../../lib/api/contract/reviews.ts';
import type { Review as Row } from '../../domain/reviews/ports.ts';
import type { ReviewList } from '../../domain/reviews/list-reviews.ts';
import { toRating } from './products.ts';
import { reviewImage } from './media.ts';

export function toReviewPage(
  { rows, total, summary }: ReviewList,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): ReviewPage {
  return {
    entities: rows.map(toReview),
    page,
    per_page: perPage,
    total,
    histogram: [...summary.histogram],
    rating: toRating(summary),
    photo_count: summary.photoCount,
  };
}

function toReview({ createdAt, photos, ...review }: Row): Review {
  return {
    ...review,
    photos: photos.map(reviewImage),
    created_at: createdAt.toISOString(),
  };
}
