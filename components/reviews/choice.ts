import type { ReviewSort } from '@/lib/api/contract/review-values';

export interface Choice {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  readonly withPhoto: boolean;
}

/** Reviews of one page, the one that comes with the product's page and those that follow. */
export const PER_PAGE = 6;
