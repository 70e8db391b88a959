import type { Locale } from '../../../lib/api/contract/common.ts';
import type { Result } from '../../core/result.ts';

export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
}

export interface SubscriptionRepo {
  /**
   * Keeps the address and answers who it is where a mail is due: undefined for somebody who has confirmed, or who was
   * asked after `askedBefore`. Parallel calls get one answer between them.
   */
  ask(email: string, locale: Locale, now: Date, askedBefore: Date): Promise<Subscriber | undefined>;
  /** Undefined where the address is not kept any more; `isNew` once. */
  confirm(id: number, now: Date): Promise<(Subscriber & { readonly isNew: boolean }) | undefined>;
  remove(id: number): Promise<void>;
  /** Deletes who was asked before, and never confirmed. */
  forgetUnconfirmed(before: Date): Promise<void>;
}

/** What routes call. */
export interface SubscriptionUseCases {
  readonly subscribe: (
    email: string,
    locale: Locale,
    botToken: string | undefined,
  ) => Promise<Result<null>>;
  readonly confirm: (pass: string) => Promise<Result<null>>;
  readonly end: (pass: string) => Promise<Result<null>>;
}
