import type { Locale } from '../../../lib/api/contract.ts';
import type { Result } from '../../core/result.ts';

export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
}

export interface SubscriptionRepo {
  /**
   * Stores the address and returns the subscriber if a mail is due; undefined if already confirmed, or mailed after
   * `askedBefore`. Concurrent calls return one subscriber in total.
   */
  ask(email: string, locale: Locale, now: Date, askedBefore: Date): Promise<Subscriber | undefined>;
  /** Undefined if the address was deleted; `isNew` is true once. */
  confirm(id: number, now: Date): Promise<(Subscriber & { readonly isNew: boolean }) | undefined>;
  remove(id: number): Promise<void>;
  /** Deletes unconfirmed addresses mailed before then. */
  forgetUnconfirmed(before: Date): Promise<void>;
}

export interface SubscriptionUseCases {
  /** Sends a confirmation mail if due. Refuses BOT_SUSPECTED; the answer never tells whether the address is known. */
  readonly subscribe: (
    email: string,
    locale: Locale,
    botToken: string | undefined,
  ) => Promise<Result<null>>;
  /** LINK_EXPIRED for an invalid token, or an address deleted since. */
  readonly confirm: (pass: string) => Promise<Result<null>>;
  /** LINK_EXPIRED for an invalid token; idempotent. */
  readonly end: (pass: string) => Promise<Result<null>>;
}
