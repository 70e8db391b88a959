import { calendarDay } from '../../../lib/format/bangkok.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Member } from '../../domain/identity/member.ts';
import type { Clock, Hasher } from '../../domain/kernel/ports.ts';
import type { Limit, RateLimiter } from '../../domain/kernel/rate-limiter.ts';
import { refuse, type Result } from '../../domain/kernel/result.ts';
import { hashIdDocument } from './id-hash.ts';
import type { Registration, RegistrationRepo } from './ports.ts';
import { checkProfile } from './rules/change-profile.ts';
import { checkIdDocument, lastDigitsOf } from './rules/id-document.ts';

interface RegisterWorld {
  readonly registrations: RegistrationRepo;
  readonly rateLimits: RateLimiter;
  readonly sealer: Sealer;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** An answer tells whether an id is registered: nobody asks for many. */
const TRIES: Limit = { limit: 10, windowSeconds: 24 * 60 * 60 };

/** Completes a member whose phone is proved (`docs/product/account.md`, "Registration"). */
export function createRegister({
  registrations,
  rateLimits,
  sealer,
  hasher,
  clock,
}: RegisterWorld) {
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
    return registrations.add(member.id, {
      profile: profile.value,
      kind: id.value.kind,
      sealed: sealer.seal(id.value.number, `member ${String(member.id)}: id`),
      hash: hashIdDocument(hasher, id.value),
      lastDigits: lastDigitsOf(id.value),
      expiresOn: id.value.expiresOn,
      at: now,
    });
  };
}
