import type { ReviewPage, ReviewQuery } from '../contract/reviews.ts';
import type { Http } from '../http';

export async function getReviews(
  http: Http,
  productId: number,
  query: ReviewQuery,
): Promise<ReviewPage> {
  return (await http.get<ReviewPage>(`/products/${String(productId)}/reviews`, { params: query }))
    .data;
}
