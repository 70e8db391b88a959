import type { Locale } from '../../../lib/api/contract/common.ts';
import type { OtpPurpose } from '../../../lib/api/contract/member-values.ts';
import type { Member, SignedIn } from '../../core/member.ts';

export interface MemberRepo {
  byPhone(phone: string): Promise<Member | undefined>;
  /** The phone's member; a new one with this code when there is none. */
  ensure(phone: string, memberCode: string): Promise<Member>;
}

interface Challenge {
  readonly id: string;
  readonly phone: string;
  readonly purpose: OtpPurpose;
  readonly codeHash: string;
  readonly refCode: string;
  /** Nobody knows its code until the call center makes one. */
  readonly byCall: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface ChallengeRepo {
  add(challenge: Challenge): Promise<void>;
  /**
   * Counts one guess before it is looked at, so that parallel ones cannot slip through. Undefined when
   * the challenge is unknown, for something else, used, expired or out of guesses. `guesses` includes this one.
   */
  guess(
    id: string,
    purpose: OtpPurpose,
    maxGuesses: number,
    now: Date,
  ): Promise<{ phone: string; codeHash: string; guesses: number } | undefined>;
  /** Whether a live challenge refuses because of too many guesses. */
  isLocked(id: string, maxGuesses: number, now: Date): Promise<boolean>;
  /** The live one of a phone that waits for a code by call, by its reference code. */
  waitingForCall(phone: string, refCode: string, now: Date): Promise<string | undefined>;
  /** Gives it another code, which is good until then. */
  setCode(id: string, codeHash: string, expiresAt: Date): Promise<void>;
  /** Uses the challenge up; false when somebody was faster. */
  use(id: string, now: Date): Promise<boolean>;
  /** Those that had expired by then. */
  forgetExpired(before: Date): Promise<void>;
}

export interface Session {
  readonly id: string;
  readonly memberId: number;
  readonly accessHash: string;
  readonly accessExpiresAt: Date;
  readonly refreshHash: string;
  readonly previousRefreshHash: string | null;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  /** The trusted device that it began on; staff have none. */
  readonly deviceId: string | null;
  /** What the browser said of itself. */
  readonly userAgent: string;
}

interface Rotation {
  readonly id: string;
  readonly fromRefreshHash: string;
  readonly toRefreshHash: string;
  readonly accessHash: string;
  readonly accessExpiresAt: Date;
}

export interface SessionRepo {
  add(session: Session): Promise<void>;
  /** The live sign-in of an access token's hash. */
  byAccessHash(accessHash: string, now: Date): Promise<SignedIn | undefined>;
  /** Neither expired nor revoked. */
  live(id: string, now: Date): Promise<Session | undefined>;
  /** Those of these whose access token is still good. */
  stillOpen(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Replaces both tokens of a live sign-in; false unless the refresh token is still the current one. */
  rotate(rotation: Rotation, now: Date): Promise<boolean>;
  /** Answers the device that it began on, if any. */
  revoke(id: string, now: Date): Promise<string | null>;
  /** Those that had expired by then, with the push tokens that belong to them. */
  forgetExpired(before: Date): Promise<void>;
}

interface TrustedDevice {
  readonly id: string;
  readonly memberId: number;
  readonly secretHash: string;
  readonly expiresAt: Date;
}

export interface DeviceRepo {
  add(device: TrustedDevice): Promise<void>;
  /** Whom a live device belongs to. */
  member(id: string, secretHash: string, now: Date): Promise<Member | undefined>;
  revoke(id: string, now: Date): Promise<void>;
  revokeAllOf(memberId: number, now: Date): Promise<void>;
  /** Those whose trust had ended by then. */
  forgetExpired(before: Date): Promise<void>;
}

export interface PushToken {
  readonly token: string;
  readonly memberId: number;
  readonly sessionId: string;
  readonly locale: Locale;
}

export interface PushTokenRepo {
  /** The only token of its sign-in from now on, and nobody else's any more. */
  save(token: PushToken, now: Date): Promise<void>;
  /** Those of a sign-in. */
  remove(sessionId: string): Promise<void>;
  /** A device that the push provider does not know any more. */
  forget(token: string): Promise<void>;
}

/** Words the SMS that carries a one-time password. */
export type OtpText = (
  locale: Locale,
  values: { readonly code: string; readonly refCode: string; readonly minutes: number },
) => string;

/** What a form is checked for; a token is good for its own form alone. */
export type BotAction = OtpPurpose | 'contact' | 'subscribe';

/** `unreachable`: nobody answered, which says nothing of whoever asks. */
export type BotVerdict = 'person' | 'suspected' | 'unreachable';

export interface BotCheck {
  judge(token: string | undefined, action: BotAction): Promise<BotVerdict>;
}

/** What a member's answer tells of their coins. */
export interface ExpiringCoins {
  readonly expiringSoon: (memberId: number) => Promise<number>;
}
