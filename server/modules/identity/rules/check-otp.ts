import type { OtpPurpose } from '../../../../lib/identity/contract-values.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import type { Refusal } from '../../../core/result.ts';
import { GUESSES_OF_A_PHONE, MAX_GUESSES } from './limits.ts';
import type { ChallengeRepo } from '../ports.ts';
import { otpHash } from './secrets.ts';

export interface OtpProof {
  readonly challengeId: string;
  readonly phone: string;
  readonly code: string;
}

export interface OtpCheckWorld {
  readonly challenges: Pick<ChallengeRepo, 'guess' | 'isLocked'>;
  readonly rateLimits: RateLimiter;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/**
 * Checks a one-time password; returns OTP_WRONG, OTP_EXPIRED, OTP_LOCKED or undefined. Call outside the transaction
 * that uses the password up, because a refused guess must still count.
 */
export async function checkOtp(
  { challenges, rateLimits, hasher, clock }: OtpCheckWorld,
  { challengeId, phone, code, purpose }: OtpProof & { readonly purpose: OtpPurpose },
): Promise<Refusal | undefined> {
  const now = clock.now();
  const guess = await challenges.guess(challengeId, purpose, MAX_GUESSES, now);
  if (!guess) {
    const locked = await challenges.isLocked(challengeId, MAX_GUESSES, now);
    return { code: locked ? 'OTP_LOCKED' : 'OTP_EXPIRED' };
  }
  const ofPhone = await rateLimits.take(`otp-guess:${guess.phone}`, GUESSES_OF_A_PHONE, now);
  if (!ofPhone.ok) return { code: 'OTP_LOCKED' };
  const right = guess.phone === phone && guess.codeHash === otpHash(hasher, challengeId, code);
  return right
    ? undefined
    : { code: 'OTP_WRONG', data: { attempts_left: MAX_GUESSES - guess.guesses } };
}
