import type { Locale } from '../../../lib/api/contract/common.ts';
import type { ReviewSort } from '../../../lib/api/contract/reviews.ts';

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

/** Only published reviews are seen through it. */
export interface ReviewRepo {
  /** Undefined for a product that is not listed. */
  summary(productId: number): Promise<ReviewSummary | undefined>;
  page(productId: number, slice: ReviewSlice): Promise<readonly Review[]>;
  count(productId: number, filter: ReviewFilter): Promise<number>;
}
