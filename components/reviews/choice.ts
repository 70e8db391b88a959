import type { ReviewSort } from '@/lib/api/contract/review-values';

export interface Choice {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  readonly withPhoto: boolean;
}
