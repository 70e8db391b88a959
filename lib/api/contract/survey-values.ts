/** Words of surveys that pages load with their first script: plain values, no schemas. */

export const QUESTION_KINDS = ['single', 'several', 'scale', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Answered by this member, open, or over before this member answered. */
export const SURVEY_STATES = ['open', 'answered', 'ended'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

export const SURVEY_TEXT_MAX = 1_000;
