import type { KeptQuestion, KeptAnswer } from '../../core/kept-values.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';

/** A started survey, as a member sees it. */
export interface MemberSurvey {
  readonly id: number;
  readonly title: Names;
  readonly description: Names;
  readonly coins: number;
  readonly questions: readonly KeptQuestion[];
  readonly endsAt: Date;
  readonly answeredAt: Date | null;
}

export type Answers = Readonly<Record<string, KeptAnswer>>;

export interface SurveyRepo {
  /** Open ones, those answered by the member, and those that ended since `since`. */
  list(memberId: number, now: Date, since: Date): Promise<readonly MemberSurvey[]>;
  find(id: number, memberId: number, now: Date): Promise<MemberSurvey | undefined>;
  /** Locks the questions until the transaction ends. */
  hold(id: number): Promise<void>;
  /** False if this member already answered. */
  answer(
    surveyId: number,
    memberId: number,
    given: { readonly answers: Answers; readonly coins: number; readonly at: Date },
  ): Promise<boolean>;
}

export interface SurveyUseCases {
  /** Open ones first, by end date; then answered or ended ones, newest first. */
  readonly list: (memberId: number) => Promise<readonly MemberSurvey[]>;
  readonly find: (id: number, memberId: number) => Promise<MemberSurvey | undefined>;
  /**
   * Returns the coins, granted once per member and survey. Refuses SURVEY_ANSWERED, SURVEY_CLOSED, VERSION_STALE,
   * NOT_FOUND, and what `checkAnswers` refuses.
   */
  readonly answer: (
    id: number,
    memberId: number,
    given: { readonly version: string; readonly answers: Answers },
  ) => Promise<Result<number>>;
}
