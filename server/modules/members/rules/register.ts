import { brand } from '../../../../lib/brand.ts';
import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { checkOtp, type OtpCheckWorld } from '../../identity/rules/check-otp.ts';
import type { BotCheck, ChallengeRepo } from '../../identity/ports.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import { refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Registration, RegistrationRepo } from '../ports.ts';
import { checkProfile } from './check-profile.ts';
import { checkIdDocument, hashIdDocument, idPurpose, lastDigitsOf } from './id-document.ts';

interface RegisterWorld extends OtpCheckWorld {
  readonly botCheck: BotCheck;
  readonly challenges: Pick<ChallengeRepo, 'guess' | 'isLocked' | 'use'>;
  readonly registrations: RegistrationRepo;
  readonly rateLimits: RateLimiter;
  readonly sealer: Sealer;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** Strict, because an answer reveals whether an id is registered. */
const TRIES: Limit = { limit: 10, windowSeconds: 24 * 60 * 60 };

/**
 * Registers a member with a verified phone (`docs/product/account.md`, "Registration"). Refuses PHONE_TAKEN, ID_TAKEN,
 * CONSENT_REQUIRED, RATE_LIMITED, and like `checkProfile`, `checkIdDocument` and the bot check.
 */
export function createRegister(world: RegisterWorld) {
  const { registrations, rateLimits, sealer, hasher, clock } = world;
  return async (member: Member, registration: Registration): Promise<Result<Member>> => {
    if (member.registered) return refuse('PHONE_TAKEN');
    const now = clock.now();
    const today = calendarDay(now);
    const profile = checkProfile(member, registration.profile, today);
    if (!profile.ok) return profile;
    const id = checkIdDocument(registration.id, today);
    if (!id.ok) return id;
    if (!registration.termsAccepted) {
      return refuse('CONSENT_REQUIRED', { fields: { consents: 'errors.CONSENT_REQUIRED' } });
    }
    const taken = await rateLimits.take(`register:${String(member.id)}`, TRIES, now);
    if (!taken.ok) {
      return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
    }
    const refusal = await whyNoPerson(world, member, registration, now);
    if (refusal) return { ok: false, refusal };
    return registrations.add(member.id, {
      profile: profile.value,
      kind: id.value.kind,
      sealed: sealer.seal(id.value.number, idPurpose(member.id)),
      hash: hashIdDocument(hasher, id.value),
      lastDigits: lastDigitsOf(id.value),
      expiresOn: id.value.expiresOn,
      at: now,
    });
  };
}

/** Bot check: a one-time password overrides a suspicion (`docs/product/account.md`, "Bot check"). */
async function whyNoPerson(
  world: RegisterWorld,
  { phone }: Member,
  { botToken, proof }: Registration,
  now: Date,
): Promise<Refusal | undefined> {
  if (!proof) {
    const verdict = await world.botCheck.judge(botToken, 'register');
    const data = { call_center: brand.contactPhone };
    return verdict === 'suspected' ? { code: 'BOT_SUSPECTED', data } : undefined;
  }
  const refusal = await checkOtp(world, { ...proof, phone, purpose: 'register' });
  if (refusal) return refusal;
  const used = await world.challenges.use(proof.challengeId, now);
  return used ? undefined : { code: 'OTP_EXPIRED' };
}
