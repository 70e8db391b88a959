import { REVIEW_SORTS, type ReviewSort } from '@/lib/reviews/contract-values';
import type { ReviewPage } from '@/lib/reviews/contract';
import type { Texts } from '@/lib/i18n/texts';
import { reviewTexts, type ReviewTexts } from './shown-review';

export interface BrowserTexts {
  readonly bars: readonly string[];
  readonly outOf: string;
  readonly withPhoto: string;
  readonly all: string;
  readonly sort: string;
  readonly sorts: readonly (readonly [ReviewSort, string])[];
  readonly more: string;
  readonly loading: string;
}

const SORT_NAMES = {
  helpful: 'reviews.sort.helpful',
  newest: 'reviews.sort.newest',
  highest: 'reviews.sort.highest',
  lowest: 'reviews.sort.lowest',
} as const satisfies Record<ReviewSort, string>;

/** Texts of the initial page; others load with the parts that need them. */
export function browserTexts(intl: Texts<'reviews'>, page: ReviewPage): BrowserTexts & ReviewTexts {
  return {
    ...reviewTexts(intl),
    outOf: intl.formatMessage({ id: 'reviews.outOf' }),
    bars: page.histogram.map((count, index) =>
      intl.formatMessage({ id: 'reviews.bar' }, { stars: index + 1, count }),
    ),
    withPhoto: intl.formatMessage({ id: 'reviews.withPhoto' }, { count: page.photo_count }),
    all: intl.formatMessage({ id: 'reviews.all' }),
    sort: intl.formatMessage({ id: 'reviews.sort' }),
    sorts: REVIEW_SORTS.map((sort) => [sort, intl.formatMessage({ id: SORT_NAMES[sort] })]),
    more: intl.formatMessage({ id: 'reviews.more' }),
    loading: intl.formatMessage({ id: 'reviews.loading' }),
  };
}
