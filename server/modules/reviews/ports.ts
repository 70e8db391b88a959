import type { StaffCall } from '../audit/ports.ts';
import type { StaffReviewQuery } from '../../../lib/reviews/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import type { ReportReason, ReviewState } from '../../../lib/reviews/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { Member } from '../../core/member.ts';
import type { PlaceInList, PlacedPage } from '../../core/place-in-list.ts';
import type { Result } from '../../core/result.ts';

interface OwnReview {
  readonly id: number;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly photos: readonly string[];
  readonly state: ReviewState;
  readonly reason: string;
  readonly createdAt: Date;
}

/** A delivered order line with its buyer's review. */
export interface ReviewedLine {
  readonly orderId: string;
  readonly line: number;
  readonly productId: number;
  readonly pictureVersion: number;
  readonly name: Names;
  readonly boughtAt: Date;
  readonly review: OwnReview | null;
}

export interface ReviewedLineFilter {
  readonly pending: boolean | undefined;
  readonly orderId: string | undefined;
  readonly line?: number;
  readonly limit: number;
  readonly offset: number;
}

export interface ReviewWords {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  /** Names of uploads. */
  readonly photos: readonly string[];
}

export type ReviewChanges = {
  readonly [Name in keyof ReviewWords]?: ReviewWords[Name] | undefined;
};

export interface WrittenReview extends ReviewWords {
  readonly orderId: string;
  readonly line: number;
}

export interface BoughtLine {
  readonly status: OrderStatus;
  readonly productId: number;
  readonly isMedicine: boolean;
}

export interface MemberReviewRepo {
  lines(
    memberId: number,
    filter: ReviewedLineFilter,
  ): Promise<{ readonly rows: readonly ReviewedLine[]; readonly total: number }>;
  /** A line of the member's own order. */
  bought(memberId: number, orderId: string, line: number): Promise<BoughtLine | undefined>;
  /**
   * Stores a review for moderation, replacing a rejected one. Returns the previous photos; undefined if another
   * review exists.
   */
  write(
    memberId: number,
    review: WrittenReview & {
      readonly productId: number;
      readonly author: string;
      readonly language: Locale;
      readonly at: Date;
    },
  ): Promise<readonly string[] | undefined>;
  /** A review of the member, locked for update. */
  own(reviewId: number, memberId: number): Promise<WrittenReview | undefined>;
  /** Changes the text, and returns it to moderation. */
  change(
    reviewId: number,
    words: ReviewWords & { readonly author: string; readonly language: Locale },
  ): Promise<void>;
  remove(reviewId: number): Promise<void>;
  /** Author of a published review, null for one of the catalogue; undefined if there is none. */
  authorOf(reviewId: number): Promise<{ readonly memberId: number | null } | undefined>;
  /** Sets or clears the member's vote; returns the total. */
  setHelpful(reviewId: number, memberId: number, helpful: boolean, at: Date): Promise<number>;
  report(reviewId: number, memberId: number, reason: ReportReason, at: Date): Promise<void>;
  marks(
    productId: number,
    memberId: number,
  ): Promise<{ readonly helpful: readonly number[]; readonly reported: readonly number[] }>;
}

export interface StaffReview {
  readonly id: number;
  readonly productId: number;
  readonly productName: Names;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly photos: readonly string[];
  readonly state: ReviewState;
  readonly reports: Readonly<Record<ReportReason, number>>;
  readonly createdAt: Date;
}

/** A view of the moderation queue. */
export type WaitingReviews = Pick<StaffReviewQuery, 'q' | 'cause' | 'sort'>;

export interface ModerationRepo {
  waiting(view: WaitingReviews, place: PlaceInList): Promise<PlacedPage<StaffReview>>;
  /** Locks the review and its reports until the transaction ends. */
  lock(reviewId: number): Promise<StaffReview | undefined>;
  /** Also closes its reports. */
  decide(
    reviewId: number,
    decision: { readonly rejectedFor: string | null; readonly at: Date },
  ): Promise<void>;
}

interface ReviewDecision {
  /** Version that staff read. */
  readonly seen: string;
  /** Reason of a rejection; null publishes it. */
  readonly rejectedFor: string | null;
}

export interface ReviewUseCases {
  readonly lines: MemberReviewRepo['lines'];
  /** Refuses NOT_FOUND, RATE_LIMITED, ALREADY_REVIEWED, VALIDATION for photos, and what `canReview` refuses. */
  readonly write: (member: Member, review: WrittenReview) => Promise<Result<ReviewedLine>>;
  readonly change: (
    member: Member,
    reviewId: number,
    changes: ReviewChanges,
  ) => Promise<Result<ReviewedLine>>;
  readonly remove: (memberId: number, reviewId: number) => Promise<Result<void>>;
  /** Refuses NOT_FOUND unless published, OWN_REVIEW and RATE_LIMITED; `report` likewise. */
  readonly setHelpful: (
    reviewId: number,
    memberId: number,
    helpful: boolean,
  ) => Promise<Result<number>>;
  readonly report: (
    reviewId: number,
    memberId: number,
    reason: ReportReason,
  ) => Promise<Result<void>>;
  readonly marks: MemberReviewRepo['marks'];
  readonly waiting: ModerationRepo['waiting'];
  readonly decide: (
    call: StaffCall,
    reviewId: number,
    decision: ReviewDecision,
  ) => Promise<Result<void>>;
}
