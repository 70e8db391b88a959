import type { ReviewPage, ReviewQuery } from '../api/contract/reviews';
import { getReviews } from '../api/endpoints/reviews';
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
