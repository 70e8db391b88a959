import type { ReviewInput, ReviewPage, ReviewQuery } from '../api/contract/reviews';
import { getOwnReviews, getReviews, writeReview } from '../api/endpoints/reviews';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export type ReviewFilter = Pick<ReviewQuery, 'sort' | 'stars' | 'with_photo'>;

interface ReviewsInput {
  readonly locale: Locale;
  readonly productId: number;
  readonly filter: ReviewFilter;
  /** The first page to read. */
  readonly from: number;
  readonly perPage: number;
}

/** Reviews of a product, page after page. */
export function reviewsQuery({ locale, productId, filter, from, perPage }: ReviewsInput) {
  return {
    queryKey: ['reviews', productId, locale, filter, from],
    queryFn: async ({ pageParam }: { readonly pageParam: number }) =>
      getReviews(await http(), productId, {
        ...filter,
        locale,
        page: pageParam,
        per_page: perPage,
      }),
    initialPageParam: from,
    getNextPageParam: ({ page, per_page, total }: ReviewPage) =>
      page * per_page < total ? page + 1 : undefined,
  };
}

export const ownReviewKey = ['own-reviews'];
export const OWN_REVIEWS_PER_PAGE = 10;

export function ownReviewsQuery(
  locale: Locale,
  { pending, page }: { readonly pending: boolean; readonly page: number },
) {
  return {
    queryKey: [...ownReviewKey, locale, pending, page],
    queryFn: async () =>
      getOwnReviews(await http(), {
        locale,
        pending: String(pending),
        page,
        per_page: OWN_REVIEWS_PER_PAGE,
      }),
    staleTime: 0,
  };
}

/** An order has fewer lines than a page may hold. */
const LINES = 100;

export function orderReviewsQuery(locale: Locale, orderId: string) {
  return {
    queryKey: [...ownReviewKey, locale, orderId],
    queryFn: async () =>
      getOwnReviews(await http(), { locale, order_id: orderId, per_page: LINES }),
    staleTime: 0,
  };
}

export function writeReviewMutation(locale: Locale, orderId: string) {
  return {
    mutationFn: async (review: ReviewInput) =>
      writeReview(await http(), { orderId, review, locale }),
    retry: false,
  };
}
