/** Review constants for the first script of pages: plain values, no schemas. */

/** Reviews are moderated by staff before publication. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REPORT_REASONS = ['offensive', 'advertising', 'personal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REVIEW_TITLE_MAX = 80;
export const REVIEW_BODY_MAX = 2_000;
export const REVIEW_PHOTOS_MAX = 4;
/** Reviews with photos listed before the others. */
export const REVIEWS_PICTURED = 8;

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Why a review waits: it is new, or members reported it. */
export const REVIEW_CAUSES = ['new', 'reported'] as const;
/** Orders of the moderation queue; `-` is the newest first. */
export const QUEUE_SORTS = ['written', '-written', 'rating', '-rating'] as const;
