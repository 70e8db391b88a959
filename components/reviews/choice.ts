import type { ReviewSort } from '@/lib/reviews/contract-values';

export interface Choice {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  readonly withPhoto: boolean;
}

/** Reviews per page, for the first page in the HTML and the following ones. */
export const PER_PAGE = 6;
