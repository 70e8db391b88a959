/** Words of reviews that pages load with their first script: plain values, no schemas. */

/** A review of a member waits for staff before everybody sees it. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REPORT_REASONS = ['offensive', 'advertising', 'personal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REVIEW_TITLE_MAX = 80;
export const REVIEW_BODY_MAX = 2_000;
export const REVIEW_PHOTOS_MAX = 4;
/** Reviews with photos that stand before all others. */
export const REVIEWS_PICTURED = 8;

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
