import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReviewedLine, ReviewInput, ReviewQuery } from './contract';
import {
  changeReview,
  getOwnReviews,
  getReviews,
  removeReview,
  sendReviewPhoto,
  writeReview,
} from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export type ReviewFilter = Pick<ReviewQuery, 'sort' | 'stars' | 'with_photo'>;

interface ReviewsInput {
  readonly locale: Locale;
  readonly productId: number;
  readonly filter: ReviewFilter;
  /** First page to load. */
  readonly from: number;
  readonly perPage: number;
}

export function reviewsQuery({ locale, productId, filter, from, perPage }: ReviewsInput) {
  return infiniteQueryOptions({
    queryKey: ['reviews', productId, locale, filter, from],
    queryFn: async ({ pageParam }) =>
      getReviews(await http(), productId, {
        ...filter,
        locale,
        page: pageParam,
        per_page: perPage,
      }),
    initialPageParam: from,
    getNextPageParam: ({ page, per_page, total }) =>
      page * per_page < total ? page + 1 : undefined,
  });
}

export const ownReviewKey = ['own-reviews'];
export const OWN_REVIEWS_PER_PAGE = 10;

export function ownReviewsQuery(
  locale: Locale,
  { pending, page }: { readonly pending: boolean; readonly page: number },
) {
  return queryOptions({
    queryKey: [...ownReviewKey, locale, pending, page],
    queryFn: async () =>
      getOwnReviews(await http(), {
        locale,
        pending: String(pending),
        page,
        per_page: OWN_REVIEWS_PER_PAGE,
      }),
    staleTime: 0,
  });
}

/** Above the number of lines of any order. */
const LINES = 100;

export function orderReviewsQuery(locale: Locale, orderId: string) {
  return queryOptions({
    queryKey: [...ownReviewKey, locale, orderId],
    queryFn: async () =>
      getOwnReviews(await http(), { locale, order_id: orderId, per_page: LINES }),
    staleTime: 0,
  });
}

/** Creates a review, also after a rejection; otherwise updates the existing one. */
export function writeReviewMutation(locale: Locale, entry: ReviewedLine) {
  const { order_id: orderId, line, review: before } = entry;
  return {
    mutationFn: async (review: Omit<ReviewInput, 'line'>) => {
      const client = await http();
      if (before && before.state !== 'rejected') {
        return changeReview(client, { id: before.id, review, locale });
      }
      return writeReview(client, { orderId, review: { ...review, line }, locale });
    },
    retry: false,
  };
}

export function removeReviewMutation(locale: Locale) {
  return {
    mutationFn: async (id: number) => removeReview(await http(), id, locale),
    retry: false,
  };
}

export const sendPhotoKey = ['review-photo'];

export function sendPhotoMutation(locale: Locale) {
  return {
    mutationKey: sendPhotoKey,
    mutationFn: async (photo: File) => sendReviewPhoto(await http(), photo, locale),
    retry: false,
  };
}
