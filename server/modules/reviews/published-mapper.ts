import type { Review, ReviewPage } from '../../../lib/reviews/contract.ts';
import { type ImageUrls, sceneImage, uploadImage } from '../../http/picture-urls.ts';
import { toRating } from '../catalog/product-mapper.ts';
import type { Review as Row } from './published-ports.ts';
import type { CountedReviews } from './rules/list-reviews.ts';
import { uploadNames } from './rules/photo-names.ts';

export function toReviewPage(
  { rows, pictured, total, summary }: CountedReviews,
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
    pictured: pictured.map(toReview),
  };
}

function toReview({ createdAt, photos, ...review }: Row): Review {
  return {
    ...review,
    photos: photos.map(reviewImage),
    created_at: createdAt.toISOString(),
  };
}

/** Photo of a review: an upload of its author, or a drawing of the catalogue. */
export function reviewImage(photo: string): ImageUrls {
  const [name] = uploadNames([photo]);
  return name === undefined ? sceneImage(photo) : uploadImage(name);
}
