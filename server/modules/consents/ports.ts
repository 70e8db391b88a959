import type { Locale } from '../../../lib/api/contract/common.ts';
import type { Names } from '../../core/names.ts';

export interface ConsentAnswer {
  readonly decision: 'accepted' | 'declined';
  /** Only of an acceptance. */
  readonly email: string | null;
  readonly locale: Locale;
  readonly answeredAt: Date;
}

/** A line of the ledger. */
export type ConsentEvent = Omit<ConsentAnswer, 'email'> & { readonly version: number };

export interface ConsentText {
  readonly version: number;
  readonly title: Names;
  readonly details: readonly [Names, Names];
}

/** A consent letter and what the member answered. */
export interface ConsentLetter extends ConsentText {
  readonly answer: ConsentAnswer | null;
}

export interface ConsentRepo {
  /** Every letter, newest first. */
  list(memberId: number): Promise<readonly ConsentLetter[]>;
  /** The newest letter, whoever reads it. */
  text(): Promise<ConsentText | undefined>;
  newest(memberId: number): Promise<ConsentLetter | undefined>;
  /** Every answer that was given, newest first. */
  history(memberId: number): Promise<readonly ConsentEvent[]>;
  /** Keeps the answer to that letter in place of an earlier one. */
  answer(memberId: number, version: number, answer: ConsentAnswer): Promise<void>;
}
