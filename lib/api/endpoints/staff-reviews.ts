import type { Locale } from '../contract/common.ts';
import type { StaffReviewPage } from '../contract/reviews.ts';
import type { Http } from '../http';

const baseURL = '/api/admin/v1';

export async function getStaffReviews(
  http: Http,
  params: { readonly page: number; readonly per_page: number; readonly locale: Locale },
): Promise<StaffReviewPage> {
  return (await http.get<StaffReviewPage>('/reviews', { baseURL, params })).data;
}

/** @param input.reason why everybody shall not see it; without one it is published */
export async function decideStaffReview(
  http: Http,
  input: { readonly id: number; readonly reason: string | undefined; readonly locale: Locale },
): Promise<void> {
  const { id, reason, locale } = input;
  const decision = reason === undefined ? 'publish' : 'reject';
  const body = reason === undefined ? {} : { reason };
  await http.post(`/reviews/${String(id)}/${decision}`, body, { baseURL, params: { locale } });
}
