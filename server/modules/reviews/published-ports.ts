import type { Locale } from '../../../lib/api/contract.ts';
import type { ReviewSort } from '../../../lib/reviews/contract-values.ts';

export interface Review {
  readonly id: number;
  readonly author: string;
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly language: Locale;
  /** Names of pictures. */
  readonly photos: readonly string[];
  readonly verified: boolean;
  readonly helpful: number;
  readonly createdAt: Date;
}

/** Consistent counts of a product's published reviews. */
export interface ReviewSummary {
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** Number of reviews per star, one star first. */
  readonly histogram: readonly number[];
  /** Reviews with photos. */
  readonly photoCount: number;
}

export interface ReviewFilter {
  readonly stars?: number;
  readonly withPhoto?: boolean;
}

export interface ReviewSlice extends ReviewFilter {
  readonly sort: ReviewSort;
  readonly limit: number;
  readonly offset: number;
}

export interface ReviewList {
  readonly summary: ReviewSummary;
  readonly rows: readonly Review[];
  /** Most helpful reviews with photos, independent of the slice. */
  readonly pictured: readonly Review[];
}

/** Published reviews only. */
export interface ReviewRepo {
  /** A consistent snapshot, with at most `pictured` pictured ones; undefined for a product that is not listed. */
  list(productId: number, slice: ReviewSlice, pictured: number): Promise<ReviewList | undefined>;
  count(productId: number, filter: ReviewFilter): Promise<number>;
}
