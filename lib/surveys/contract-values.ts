/** Survey constants for the first script of pages: plain values, no schemas. */

export const QUESTION_KINDS = ['single', 'several', 'scale', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Per member: open, answered, or ended unanswered. */
export const SURVEY_STATES = ['open', 'answered', 'ended'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

export const SURVEY_TEXT_MAX = 1_000;
