import type { Locale } from '../api/contract.ts';
import type { StaffReviewPage, StaffReviewQuery as ReadQuery } from './contract.ts';
import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';

const baseURL = '/api/admin/v1';

export interface StaffReviewQuery
  extends PlaceAsked, Pick<ReadQuery, 'q' | 'cause' | 'sort' | 'per_page' | 'locale'> {}

export async function getStaffReviews(
  http: Http,
  params: StaffReviewQuery,
): Promise<StaffReviewPage> {
  return (await http.get<StaffReviewPage>('/reviews', { baseURL, params })).data;
}

export interface ReviewDecision {
  readonly id: number;
  readonly version: string;
  /** Reason of a rejection; undefined publishes the review. */
  readonly reason: string | undefined;
}

export async function decideStaffReview(
  http: Http,
  { id, version, reason, locale }: ReviewDecision & { readonly locale: Locale },
): Promise<void> {
  const decision = reason === undefined ? 'publish' : 'reject';
  const body = reason === undefined ? { version } : { version, reason };
  await http.post(`/reviews/${String(id)}/${decision}`, body, { baseURL, params: { locale } });
}
