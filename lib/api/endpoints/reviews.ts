import type { Locale } from '../contract/common.ts';
import type {
  OwnReviewQuery,
  OwnReviews,
  ReviewedLine,
  ReviewInput,
  ReviewMarks,
  ReviewPage,
  ReviewQuery,
} from '../contract/reviews.ts';
import type { ReportReason } from '../contract/review-values.ts';
import type { Http } from '../http';

export async function getReviews(
  http: Http,
  productId: number,
  query: ReviewQuery,
): Promise<ReviewPage> {
  return (await http.get<ReviewPage>(`/products/${String(productId)}/reviews`, { params: query }))
    .data;
}

export async function getOwnReviews(http: Http, query: OwnReviewQuery): Promise<OwnReviews> {
  return (await http.get<OwnReviews>('/me/reviews', { params: query })).data;
}

export async function writeReview(
  http: Http,
  input: { readonly orderId: string; readonly review: ReviewInput; readonly locale: Locale },
): Promise<ReviewedLine> {
  const { orderId, review, locale } = input;
  const path = `/me/orders/${encodeURIComponent(orderId)}/reviews`;
  return (await http.post<ReviewedLine>(path, review, { params: { locale } })).data;
}

export async function getReviewMarks(http: Http, productId: number): Promise<ReviewMarks> {
  return (await http.get<ReviewMarks>(`/me/review-marks/${String(productId)}`)).data;
}

/** @returns how many find it helpful now */
export async function setReviewHelpful(
  http: Http,
  input: { readonly reviewId: number; readonly helpful: boolean; readonly locale: Locale },
): Promise<number> {
  const { data } = await http.request<{ helpful: number }>({
    method: input.helpful ? 'post' : 'delete',
    url: `/reviews/${String(input.reviewId)}/helpful`,
    params: { locale: input.locale },
  });
  return data.helpful;
}

export async function reportReview(
  http: Http,
  input: { readonly reviewId: number; readonly reason: ReportReason; readonly locale: Locale },
): Promise<void> {
  const { reviewId, reason, locale } = input;
  await http.post(`/reviews/${String(reviewId)}/report`, { reason }, { params: { locale } });
}
