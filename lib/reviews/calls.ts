import type { Locale } from '../api/contract.ts';
import type {
  OwnReviewQuery,
  OwnReviews,
  ReviewedLine,
  ReviewInput,
  ReviewPatch,
  ReviewPhoto,
  ReviewMarks,
  ReviewPage,
  ReviewQuery,
} from './contract.ts';
import type { ReportReason } from './contract-values.ts';
import type { Http } from '../api/http';
import { sendPicture } from '../api/send-picture.ts';

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

/** @param input.id of an existing review */
export async function changeReview(
  http: Http,
  input: { readonly id: number; readonly review: ReviewPatch; readonly locale: Locale },
): Promise<ReviewedLine> {
  const { id, review, locale } = input;
  const path = `/me/reviews/${String(id)}`;
  return (await http.patch<ReviewedLine>(path, review, { params: { locale } })).data;
}

export async function removeReview(http: Http, id: number, locale: Locale): Promise<void> {
  await http.delete(`/me/reviews/${String(id)}`, { params: { locale } });
}

export async function sendReviewPhoto(
  http: Http,
  photo: File,
  locale: Locale,
): Promise<ReviewPhoto> {
  return sendPicture<ReviewPhoto>(http, '/me/reviews/photos', photo, { params: { locale } });
}

export async function getReviewMarks(http: Http, productId: number): Promise<ReviewMarks> {
  return (await http.get<ReviewMarks>(`/me/review-marks/${String(productId)}`)).data;
}

/** @returns the number of helpful votes */
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
