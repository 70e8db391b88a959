import { OTP_LENGTH, OTP_TTL_SECONDS } from '../../../../lib/identity/contract.ts';
import type { Locale } from '../../../../lib/api/contract.ts';
import type { OtpPurpose } from '../../../../lib/identity/contract-values.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import {
  CALL_TTL_SECONDS,
  RESEND_AFTER_SECONDS,
  SENDS_OF_A_PHONE,
  SENDS_OF_AN_ADDRESS,
} from './limits.ts';
import type { BotCheck, ChallengeRepo, OtpText } from '../ports.ts';
import { otpHash } from './secrets.ts';

export interface OtpRequest {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** Client address as seen by the front server. */
  readonly address: string;
  readonly locale: Locale;
  readonly botToken: string | undefined;
}

export interface OtpSent {
  readonly id: string;
  /** Shown on the page and in the SMS, to match several messages. */
  readonly refCode: string;
  readonly expiresAt: Date;
  readonly resendAfter: Date;
  /** No SMS was sent: the call centre reads out the code. */
  readonly byCall: boolean;
}

interface OtpRequestRepos {
  readonly challenges: Pick<ChallengeRepo, 'add'>;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimiter;
}

export interface OtpRequestWorld {
  readonly transact: Transact<OtpRequestRepos>;
  readonly botCheck: BotCheck;
  readonly otpText: OtpText;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly ids: Ids;
}

const REF_CODE_LENGTH = 4;

/**
 * Sends a one-time password; suspected bots must call the call centre. Does not look members up, so
 * known and unknown phones get the same answer in the same time.
 */
export function createRequestOtp(world: OtpRequestWorld) {
  return async (request: OtpRequest): Promise<Result<OtpSent>> => {
    const verdict = await world.botCheck.judge(request.botToken, request.purpose);
    const byCall = verdict === 'suspected';
    const now = world.clock.now();
    // A refusal rolls back, so an unsent message counts against no limit.
    return world.transact(async (repos) => {
      const refusal = await overLimit(repos.rateLimits, request, now);
      return refusal
        ? { ok: false, refusal }
        : ok(await send(world, repos, { ...request, byCall }, now));
    });
  };
}

/** Address first: all transactions take these locks in the same order. */
async function overLimit(
  limiter: RateLimiter,
  { phone, address }: OtpRequest,
  now: Date,
): Promise<Refusal | undefined> {
  const uses = [
    { key: `otp-send:address:${address}`, limit: SENDS_OF_AN_ADDRESS },
    ...SENDS_OF_A_PHONE.map((limit) => ({
      key: `otp-send:${String(limit.windowSeconds)}:${phone}`,
      limit,
    })),
  ];
  for (const { key, limit } of uses) {
    const taken = await limiter.take(key, limit, now);
    if (!taken.ok)
      return { code: 'OTP_RATE_LIMIT', data: { retry_after: taken.retryAfterSeconds } };
  }
  return undefined;
}

async function send(
  { ids, hasher, otpText }: OtpRequestWorld,
  repos: OtpRequestRepos,
  { phone, purpose, locale, byCall }: OtpRequest & Pick<OtpSent, 'byCall'>,
  now: Date,
): Promise<OtpSent> {
  const id = ids.uuid();
  const code = ids.digits(OTP_LENGTH);
  const refCode = ids.letters(REF_CODE_LENGTH);
  const expiresAt = later(now, byCall ? CALL_TTL_SECONDS : OTP_TTL_SECONDS);
  await repos.challenges.add({
    id,
    phone,
    purpose,
    codeHash: otpHash(hasher, id, code),
    refCode,
    byCall,
    createdAt: now,
    expiresAt,
  });
  if (!byCall) {
    const body = otpText(locale, { code, refCode, minutes: OTP_TTL_SECONDS / 60 });
    await repos.outbox.add({ kind: 'sms', recipient: phone, body, expiresAt }, now);
  }
  return { id, refCode, expiresAt, resendAfter: later(now, RESEND_AFTER_SECONDS), byCall };
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
