import type { CardDesign } from '../../../lib/gift-cards/contract-values.ts';
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
  /** Null: immediately. */
  readonly sendAt: Date | null;
}

export interface ECard extends Written {
  readonly id: number;
  readonly sendAt: Date;
  /** Null until sent. */
  readonly sentAt: Date | null;
}

export type NewECard = Written & {
  readonly memberId: number;
  readonly idempotencyKey: string;
  readonly sendAt: Date;
  readonly createdAt: Date;
};

export interface ECardRepo {
  /** Serialises sends of a member until the transaction ends. */
  lockSender(memberId: number): Promise<void>;
  byKey(memberId: number, idempotencyKey: string): Promise<ECard | undefined>;
  /** Cards that the member wrote on the day of `at` in Bangkok. */
  countOnDay(memberId: number, at: Date): Promise<number>;
  insert(card: NewECard): Promise<ECard | undefined>;
  /** Newest first. */
  list(memberId: number): Promise<readonly ECard[]>;
  sent(id: number): Promise<ECard | undefined>;
  /** Due cards, the longest due first. */
  due(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** Marks a card as sent; returns it to the first caller only. */
  markSent(id: number, at: Date): Promise<ECard | undefined>;
  /** Deletes cards sent earlier. */
  forgetSent(before: Date): Promise<void>;
}

export interface ECardUseCases {
  readonly send: (memberId: number, draft: ECardDraft) => Promise<Result<ECard>>;
  readonly list: (memberId: number) => Promise<readonly ECard[]>;
  readonly open: (token: string) => Promise<ECard | undefined>;
}
