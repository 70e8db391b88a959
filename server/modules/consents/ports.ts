import type { Locale } from '../../../lib/api/contract.ts';
import type { Names } from '../../core/names.ts';

export interface ConsentAnswer {
  readonly decision: 'accepted' | 'declined';
  /** Set on acceptance only. */
  readonly email: string | null;
  readonly locale: Locale;
  readonly answeredAt: Date;
}

export type ConsentEvent = Omit<ConsentAnswer, 'email'> & { readonly version: number };

export interface ConsentText {
  readonly version: number;
  readonly title: Names;
  readonly details: readonly [Names, Names];
}

export interface ConsentLetter extends ConsentText {
  readonly answer: ConsentAnswer | null;
}

export interface ConsentRepo {
  /** Every letter, newest first. */
  list(memberId: number): Promise<readonly ConsentLetter[]>;
  /** The newest letter, without an answer. */
  text(): Promise<ConsentText | undefined>;
  newest(memberId: number): Promise<ConsentLetter | undefined>;
  /** Every answer, newest first. */
  history(memberId: number): Promise<readonly ConsentEvent[]>;
  answer(memberId: number, version: number, answer: ConsentAnswer): Promise<void>;
}
