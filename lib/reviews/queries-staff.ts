import { queryOptions } from '@tanstack/react-query';
import { decideStaffReview, getStaffReviews, type ReviewDecision } from './calls-staff';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const staffReviewKey = ['staff', 'reviews'];
const PER_PAGE = 20;

export function staffReviewsQuery(locale: Locale, page: number) {
  return queryOptions({
    queryKey: [...staffReviewKey, locale, page],
    queryFn: async () => getStaffReviews(await http(), { page, per_page: PER_PAGE, locale }),
    staleTime: 0,
    retry: false,
  });
}

export function decideReviewMutation(locale: Locale) {
  return {
    mutationFn: async (decision: ReviewDecision) =>
      decideStaffReview(await http(), { ...decision, locale }),
    retry: false,
  };
}
