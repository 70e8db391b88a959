import type { Product } from '@/lib/api/contract/catalog';
import type { Review, ReviewPage } from '@/lib/api/contract/reviews';
import { readReviews } from '@/lib/api/reads';
import type { Locale } from '@/lib/i18n/locale';
import { PER_PAGE } from './per-page';

export interface ReviewsData {
  /** The first page, most helpful first. */
  readonly page: ReviewPage;
  /** The most helpful ones with photos. */
  readonly pictured: readonly Review[];
}

const PICTURED = 8;

/** What the page of a product shows of its reviews; medicines have none (`docs/product/browse.md`, "Reviews"). */
export async function loadReviews(
  product: Pick<Product, 'id' | 'drug'>,
  locale: Locale,
): Promise<ReviewsData | undefined> {
  if (product.drug !== null) return undefined;
  const page = await readReviews(product.id, { locale, per_page: PER_PAGE });
  if (page.photo_count === 0) return { page, pictured: [] };
  const query = { locale, with_photo: 'true', per_page: PICTURED };
  return { page, pictured: (await readReviews(product.id, query)).entities };
}
