import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { OTP_LENGTH, OTP_TTL_SECONDS } from '../../../../lib/identity/contract.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { isCustomer } from '../../../core/member.ts';
import type { ChallengeRepo, MemberRepo } from '../../identity/ports.ts';
import { otpHash } from '../../identity/rules/secrets.ts';

export interface CallCode {
  readonly code: string;
  readonly expiresAt: Date;
}

export type IssueCallCode = (
  call: StaffCall,
  asked: { readonly phone: string; readonly refCode: string },
) => Promise<Result<CallCode>>;

interface Repos {
  readonly challenges: Pick<ChallengeRepo, 'waitingForCall' | 'setCode'>;
  readonly members: Pick<MemberRepo, 'byPhone'>;
  readonly rateLimits: RateLimiter;
  readonly audit: Pick<AuditLog, 'add'>;
}

/** More than the office can call in an hour. */
const CODES: Limit = { limit: 60, windowSeconds: 3_600 };

/**
 * Code that the office reads out on the phone to a shopper refused by the bot check (`docs/product/account.md`, "Bot
 * check"). Kept as a hash. Valid for customers alone: staff prove their phones by SMS.
 */
export function createIssueCallCode(world: {
  readonly transact: Transact<Repos>;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly ids: Ids;
}): IssueCallCode {
  const { transact, hasher, clock, ids } = world;
  return (call, { phone, refCode }) =>
    transact(async ({ challenges, members, rateLimits, audit }) => {
      const at = clock.now();
      const taken = await rateLimits.take(`call-code:${String(call.memberId)}`, CODES, at);
      if (!taken.ok) {
        return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
      }
      const member = await members.byPhone(phone);
      if (member && !isCustomer(member)) return refuse('FORBIDDEN');
      const id = await challenges.waitingForCall(phone, refCode, at);
      if (id === undefined) return refuse('NOT_FOUND');
      const code = ids.digits(OTP_LENGTH);
      const expiresAt = new Date(at.getTime() + OTP_TTL_SECONDS * 1000);
      await challenges.setCode(id, otpHash(hasher, id, code), expiresAt);
      await audit.add({ ...call, action: 'otp.call_code', subject: `otp ${id}`, detail: {}, at });
      return ok({ code, expiresAt });
    });
}
