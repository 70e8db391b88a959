import { limitMisses } from '../../../core/misses.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import type { Refusal, Result } from '../../../core/result.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { SecondFactorRepo } from '../factor-ports.ts';

const MINUTE_MS = 60_000;
/** Money, people, exports and changes of the factor itself ask for it again after this time. */
const FRESH_MS = 15 * MINUTE_MS;
const RECOVERY_CODES = 10;
const LIMIT: Limit = { limit: 5, windowSeconds: 600 };
const MISSES = new Set(['SECOND_FACTOR_WRONG', 'PASSKEY_WRONG', 'PASSKEY_COPIED']);

/** A sign-in of a person who works here. */
export interface Unlocking extends StaffCall {
  readonly sessionId: string;
  readonly phone: string;
}

/** The refusal of a sign-in that showed its factor then; `isGuarded` calls need it fresh. */
export function shownRefusal(
  shownAt: Date | undefined,
  now: Date,
  isGuarded: boolean,
): Refusal | undefined {
  if (!shownAt) return { code: 'SECOND_FACTOR_REQUIRED', data: { again: false } };
  const isOld = now.getTime() - shownAt.getTime() > FRESH_MS;
  return isGuarded && isOld ? { code: 'SECOND_FACTOR_REQUIRED', data: { again: true } } : undefined;
}

/** Codes and passkeys share one limit, so that neither lengthens the other's. */
export function limitFactorMisses<Value>(
  { rateLimits, clock }: { readonly rateLimits: RateLimiter; readonly clock: Clock },
  { memberId }: StaffCall,
  guess: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return limitMisses(rateLimits, {
    limits: [{ key: `second-factor:${String(memberId)}`, limit: LIMIT }],
    now: clock.now(),
    guess,
    isMiss: (code) => MISSES.has(code),
  });
}

interface Making {
  readonly ids: Ids;
  readonly hasher: Hasher;
}

/** New recovery codes for a person without any; none for others. The person is locked. */
export async function giveRecoveryCodes(
  { ids, hasher }: Making,
  secondFactors: Pick<SecondFactorRepo, 'countRecoveryCodes' | 'setRecoveryCodes'>,
  memberId: number,
): Promise<readonly string[]> {
  if ((await secondFactors.countRecoveryCodes(memberId)) > 0) return [];
  return replaceRecoveryCodes({ ids, hasher }, secondFactors, memberId);
}

/** New recovery codes, which end the old ones. The person is locked. */
export async function replaceRecoveryCodes(
  { ids, hasher }: Making,
  secondFactors: Pick<SecondFactorRepo, 'setRecoveryCodes'>,
  memberId: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => ids.letters(10));
  const hashes = codes.map((one) => recoveryHash(hasher, memberId, one));
  await secondFactors.setRecoveryCodes(memberId, hashes);
  return codes;
}

export function recoveryHash(hasher: Hasher, memberId: number, code: string): string {
  return hasher.hash(`recovery:${String(memberId)}:${code.toUpperCase().replaceAll(/[\s-]/g, '')}`);
}

/** Audit entry of the caller's own factor. */
export function factorEntry(call: Unlocking, action: string) {
  return auditLine(call, action, `person ${String(call.memberId)}`);
}
