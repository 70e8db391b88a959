import type { Review, ReviewPage } from '../../../lib/api/contract/reviews.ts';
import type { Review as Row } from './published-ports.ts';
import type { ReviewList } from './rules/list-reviews.ts';
import { toRating } from '../catalog/product-mapper.ts';
import { reviewImage } from './photo-urls.ts';

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
