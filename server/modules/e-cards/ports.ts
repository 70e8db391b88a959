import type { CardDesign } from '../../../lib/api/contract/gift-values.ts';
import type { Result } from '../../core/result.ts';
import type { Batch } from '../../core/sweep.ts';

interface Written {
  readonly design: CardDesign;
  readonly toName: string;
  readonly toEmail: string;
  readonly fromName: string;
  readonly message: string;
}

export interface ECardDraft extends Written {
  readonly idempotencyKey: string;
  /** Null: at once. */
  readonly sendAt: Date | null;
}

export interface ECard extends Written {
  readonly id: number;
  readonly sendAt: Date;
  /** Null until its day has come. */
  readonly sentAt: Date | null;
}

export type NewECard = Written & {
  readonly memberId: number;
  readonly idempotencyKey: string;
  readonly sendAt: Date;
  readonly createdAt: Date;
};

export interface ECardRepo {
  /** Lets one send of a member run at a time, until the transaction ends. */
  lockSender(memberId: number): Promise<void>;
  byKey(memberId: number, idempotencyKey: string): Promise<ECard | undefined>;
  /** Those that the member wrote on the day of `at` in Bangkok. */
  countOnDay(memberId: number, at: Date): Promise<number>;
  insert(card: NewECard): Promise<ECard | undefined>;
  /** Newest first. */
  list(memberId: number): Promise<readonly ECard[]>;
  /** One that was sent. */
  sent(id: number): Promise<ECard | undefined>;
  /** Whose day has come, the longest due first. */
  due(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** The card, for whoever is the first to send it. */
  markSent(id: number, at: Date): Promise<ECard | undefined>;
  /** Deletes what was sent before. */
  forgetSent(before: Date): Promise<void>;
}

/** What routes call. */
export interface ECardUseCases {
  readonly send: (memberId: number, draft: ECardDraft) => Promise<Result<ECard>>;
  readonly list: (memberId: number) => Promise<readonly ECard[]>;
  readonly open: (token: string) => Promise<ECard | undefined>;
}
