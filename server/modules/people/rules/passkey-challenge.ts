import type { Result } from '../../../core/result.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { Challenge } from '../passkey-ports.ts';

/** The text that an answer must have signed; refused where none is open, or the time is over. */
export function openChallenge(challenge: Challenge | undefined, now: Date): Result<string> {
  if (!challenge || challenge.expiresAt.getTime() <= now.getTime())
    return refuse('PASSKEY_EXPIRED');
  return ok(challenge.challenge);
}
