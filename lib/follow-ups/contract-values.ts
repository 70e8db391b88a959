export const FEELINGS = ['better', 'same', 'worse'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** `docs/product/consultation.md`, "Follow-ups". */
export const FOLLOW_UP_STATES = ['planned', 'asked', 'answered', 'stopped', 'lapsed'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

export const FOLLOW_UP_TEXT_LENGTH = 500;
