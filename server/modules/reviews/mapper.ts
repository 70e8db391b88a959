import type { Locale } from '../../../lib/api/contract.ts';
import type {
  ReviewedLine as LineAnswer,
  StaffReview as StaffReviewAnswer,
} from '../../../lib/reviews/contract.ts';
import { productImage, uploadImage } from '../../http/picture-urls.ts';
import { reviewImage } from './published-mapper.ts';
import type { ReviewedLine, StaffReview } from './ports.ts';
import { reviewVersion } from './rules/moderate-reviews.ts';
import { uploadNames } from './rules/photo-names.ts';

export function toReviewedLine(row: ReviewedLine, locale: Locale): LineAnswer {
  const { orderId, line, productId, pictureVersion, name, boughtAt, review } = row;
  return {
    order_id: orderId,
    line,
    product: {
      id: productId,
      product_name: name[locale],
      product_name_en: name.en,
      product_name_th: name.th,
      image: productImage(productId, pictureVersion),
    },
    bought_at: boughtAt.toISOString(),
    review: review && toOwnReview(review),
  };
}

function toOwnReview({
  id,
  rating,
  title,
  body,
  photos,
  state,
  reason,
  createdAt,
}: NonNullable<ReviewedLine['review']>): LineAnswer['review'] {
  return {
    ...{ id, rating, title, body, state, reason },
    photos: uploadNames(photos).map((name) => ({ name, ...uploadImage(name) })),
    created_at: createdAt.toISOString(),
  };
}

export function toStaffReview(row: StaffReview, locale: Locale): StaffReviewAnswer {
  const { id, author, rating, title, body, state, reports } = row;
  return {
    ...{ id, author, rating, title, body, state, reports },
    photos: row.photos.map(reviewImage),
    version: reviewVersion(row),
    product: { id: row.productId, product_name: row.productName[locale] },
    created_at: row.createdAt.toISOString(),
  };
}
