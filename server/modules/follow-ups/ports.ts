import type { Feeling, FollowUpState } from '../../../lib/follow-ups/contract-values.ts';
import type { Member } from '../../core/member.ts';
import type { Result } from '../../core/result.ts';
import type { Untold } from '../conversations/rules/tell-members.ts';

export interface Answer {
  readonly feeling: Feeling;
  readonly text: string;
}

export interface FollowUp {
  readonly state: FollowUpState;
  readonly dueAt: Date;
  readonly wanted: boolean;
  readonly answer: Answer | null;
}

/** A patient who feels worse. */
export interface Worse {
  readonly conversationId: number;
  readonly questionId: number | null;
  readonly pharmacistId: number | null;
  readonly at: Date;
  readonly askedAgain: boolean;
}

export interface FollowUpRepo {
  ofConversation(conversationId: number): Promise<FollowUp | undefined>;
  /** False where it was not asked, or is over. */
  answer(conversationId: number, answer: Answer, at: Date): Promise<boolean>;
  /** False if there is no open one. */
  stop(conversationId: number, at: Date): Promise<boolean>;
  /** Newest first. */
  worse(since: Date): Promise<readonly Worse[]>;
}

/** Used by the job, in one transaction with the notices. */
export interface DueFollowUps {
  /** Marks due and wanted ones as asked and returns them, each once across processes. */
  takeDue(
    span: { readonly from: Date; readonly at: Date },
    limit: number,
  ): Promise<readonly Pick<Untold, 'id' | 'memberId' | 'email'>[]>;
  /** Ends those whose question, or whose answer, comes too late. */
  lapse(before: { readonly due: Date; readonly asked: Date }): Promise<void>;
}

export interface FollowUpUseCases {
  readonly find: (member: Member, conversationId: number) => Promise<Result<FollowUp | undefined>>;
  readonly answer: (
    member: Member,
    conversationId: number,
    answer: Answer,
  ) => Promise<Result<FollowUp>>;
  readonly stop: (member: Member, conversationId: number) => Promise<Result<FollowUp>>;
  readonly worse: () => Promise<readonly Worse[]>;
}
