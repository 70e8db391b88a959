import type { Locale } from '../../../lib/api/contract.ts';
import type { OtpPurpose } from '../../../lib/identity/contract-values.ts';
import type { Member, SignedIn } from '../../core/member.ts';

export interface MemberRepo {
  byPhone(phone: string): Promise<Member | undefined>;
  /** The phone's member; created with this code if missing. */
  ensure(phone: string, memberCode: string): Promise<Member>;
}

interface Challenge {
  readonly id: string;
  readonly phone: string;
  readonly purpose: OtpPurpose;
  readonly codeHash: string;
  readonly refCode: string;
  /** The code is unknown until the call centre creates one. */
  readonly byCall: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface ChallengeRepo {
  add(challenge: Challenge): Promise<void>;
  /**
   * Counts a guess before checking it, so parallel guesses cannot slip through. Undefined if the challenge is unknown,
   * for another purpose, used, expired or out of guesses. `guesses` includes this one.
   */
  guess(
    id: string,
    purpose: OtpPurpose,
    maxGuesses: number,
    now: Date,
  ): Promise<{ phone: string; codeHash: string; guesses: number } | undefined>;
  isLocked(id: string, maxGuesses: number, now: Date): Promise<boolean>;
  /** The phone's live challenge awaiting a code by call, by its reference code. */
  waitingForCall(phone: string, refCode: string, now: Date): Promise<string | undefined>;
  setCode(id: string, codeHash: string, expiresAt: Date): Promise<void>;
  /** Uses the challenge up; false if another request was faster. */
  use(id: string, now: Date): Promise<boolean>;
  /** Deletes challenges that expired earlier. */
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
  /** The trusted device of the sign-in; staff have none. */
  readonly deviceId: string | null;
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
  byAccessHash(accessHash: string, now: Date): Promise<SignedIn | undefined>;
  /** Undefined if expired or revoked. */
  live(id: string, now: Date): Promise<Session | undefined>;
  /** Filters ids to sign-ins with a valid access token. */
  stillOpen(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Replaces both tokens of a live sign-in; false unless the refresh token is still current. */
  rotate(rotation: Rotation, now: Date): Promise<boolean>;
  /** Returns the device of the sign-in, if any. */
  revoke(id: string, now: Date): Promise<string | null>;
  /** Deletes sign-ins that expired earlier, with their push tokens. */
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
  member(id: string, secretHash: string, now: Date): Promise<Member | undefined>;
  revoke(id: string, now: Date): Promise<void>;
  revokeAllOf(memberId: number, now: Date): Promise<void>;
  /** Deletes devices whose trust ended earlier. */
  forgetExpired(before: Date): Promise<void>;
}

export interface PushToken {
  readonly token: string;
  readonly memberId: number;
  readonly sessionId: string;
  readonly locale: Locale;
}

export interface PushTokenRepo {
  /** Replaces the sign-in's token, and removes this token from any other sign-in. */
  save(token: PushToken, now: Date): Promise<void>;
  remove(sessionId: string): Promise<void>;
  /** Removes a device unknown to the push provider. */
  forget(token: string): Promise<void>;
}

export type OtpText = (
  locale: Locale,
  values: { readonly code: string; readonly refCode: string; readonly minutes: number },
) => string;

/** Form being checked; a token is valid for its own form only. */
export type BotAction = OtpPurpose | 'contact' | 'subscribe';

/** `unreachable`: no answer from the provider, so no statement about the sender. */
export type BotVerdict = 'person' | 'suspected' | 'unreachable';

export interface BotCheck {
  judge(token: string | undefined, action: BotAction): Promise<BotVerdict>;
}

export interface ExpiringCoins {
  readonly expiringSoon: (memberId: number) => Promise<number>;
}
