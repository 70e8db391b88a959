import type { Locale } from '../../../../lib/api/contract/common.ts';
import { consentEmailSchema } from '../../../../lib/api/contract/consents.ts';
import type { Clock } from '../../../core/ports.ts';
import { type Result, ok, refuse } from '../../../core/result.ts';
import type { ConsentLetter, ConsentRepo } from '../ports.ts';

type AvailableConsent = (memberId: number) => Promise<ConsentLetter | undefined>;

/** What to ask the member: the newest letter, once. A newer one makes the older ones void. */
export function createAvailableConsent(world: {
  consents: Pick<ConsentRepo, 'newest'>;
}): AvailableConsent {
  return async (memberId) => {
    const letter = await world.consents.newest(memberId);
    return letter?.answer ? undefined : letter;
  };
}

type AcceptConsent = (
  memberId: number,
  answer: { readonly email: string; readonly locale: Locale },
) => Promise<Result<void>>;

/** Agrees to the newest letter; the email is checked after submit (`docs/product/pages.md`, "Consent letter"). */
export function createAcceptConsent(world: {
  consents: Pick<ConsentRepo, 'answer'>;
  clock: Clock;
}): AcceptConsent {
  return async (memberId, { email, locale }) => {
    const checked = consentEmailSchema.safeParse(email);
    if (!checked.success) {
      return refuse('CONSENT_INVALID_EMAIL', { fields: { email: 'errors.field.email' } });
    }
    const kept = await world.consents.answer(memberId, {
      decision: 'accepted',
      email: checked.data,
      locale,
      answeredAt: world.clock.now(),
    });
    return kept ? ok(undefined) : refuse('CONSENT_NOT_ASKED');
  };
}

type DeclineConsent = (memberId: number, locale: Locale) => Promise<Result<void>>;

/** Says no to the newest letter; an email given before is forgotten. */
export function createDeclineConsent(world: {
  consents: Pick<ConsentRepo, 'answer'>;
  clock: Clock;
}): DeclineConsent {
  return async (memberId, locale) => {
    const kept = await world.consents.answer(memberId, {
      decision: 'declined',
      email: null,
      locale,
      answeredAt: world.clock.now(),
    });
    return kept ? ok(undefined) : refuse('CONSENT_NOT_ASKED');
  };
}
