import type { Locale } from '../../../lib/api/contract/common.ts';
import type { ReviewSort } from '../../../lib/api/contract/review-values.ts';

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

/** All published reviews of a product, counted at one moment. */
export interface ReviewSummary {
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** How many gave one star, two stars and so on. */
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
  /** The most helpful ones with photos, whatever the slice. */
  readonly pictured: readonly Review[];
}

/** Only published reviews are seen through it. */
export interface ReviewRepo {
  /** All of one moment, with at most so many pictured ones; undefined for a product that is not listed. */
  list(productId: number, slice: ReviewSlice, pictured: number): Promise<ReviewList | undefined>;
  count(productId: number, filter: ReviewFilter): Promise<number>;
}
