import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  decideStaffReview,
  getStaffReviews,
  type ReviewDecision,
  type StaffReviewQuery,
} from './calls-staff';
import { http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { StaffReview } from './contract';
import type { Locale } from '../i18n/locale';

export const staffReviewKey = ['staff', 'reviews'];
const PER_PAGE = 20;
/** Page of a read that goes through all. */
const MOST = 100;

type Wanted = Omit<StaffReviewQuery, 'locale' | 'per_page'>;

export function staffReviewsQuery(locale: Locale, wanted: Wanted) {
  return queryOptions({
    queryKey: [...staffReviewKey, locale, wanted],
    queryFn: async () => getStaffReviews(await http(), { ...wanted, per_page: PER_PAGE, locale }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** All reviews that a view finds. */
export async function allStaffReviews(
  locale: Locale,
  wanted: Omit<Wanted, keyof PlaceAsked>,
): Promise<readonly StaffReview[]> {
  const client = await http();
  const found: StaffReview[] = [];
  for (let page = 1; ; page += 1) {
    const last = found.at(-1);
    const place = last ? { page, after: String(last.id) } : { page };
    const answer = await getStaffReviews(client, { ...wanted, ...place, per_page: MOST, locale });
    found.push(...answer.entities);
    if (!answer.has_next) return found;
  }
}

export function decideReviewMutation(locale: Locale) {
  return {
    mutationFn: async (decision: ReviewDecision) =>
      decideStaffReview(await http(), { ...decision, locale }),
    retry: false,
  };
}
