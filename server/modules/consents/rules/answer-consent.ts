import type { Locale } from '../../../../lib/api/contract.ts';
import { consentEmailSchema } from '../../../../lib/consents/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import { type Result, ok, refuse } from '../../../core/result.ts';
import type { ConsentAnswer, ConsentLetter, ConsentRepo } from '../ports.ts';

type AvailableConsent = (memberId: number) => Promise<ConsentLetter | undefined>;

/** The newest letter, if the member has not answered it. A newer letter supersedes older ones. */
export function createAvailableConsent(world: {
  consents: Pick<ConsentRepo, 'newest'>;
}): AvailableConsent {
  return async (memberId) => {
    const letter = await world.consents.newest(memberId);
    return letter?.answer ? undefined : letter;
  };
}

interface AnswerWorld {
  readonly consents: Pick<ConsentRepo, 'text' | 'answer'>;
  readonly clock: Clock;
}

/**
 * Stores an answer to the version that was read; refuses if a newer letter exists. A letter
 * published meanwhile does no harm, since the answer names its version.
 */
async function keep(
  { consents, clock }: AnswerWorld,
  { memberId, version }: { readonly memberId: number; readonly version: number },
  answer: Omit<ConsentAnswer, 'answeredAt'>,
): Promise<Result<void>> {
  const newest = await consents.text();
  if (!newest) return refuse('CONSENT_NOT_ASKED');
  if (newest.version !== version) return refuse('VERSION_STALE');
  await consents.answer(memberId, version, { ...answer, answeredAt: clock.now() });
  return ok(undefined);
}

type AcceptConsent = (
  memberId: number,
  answer: { readonly version: number; readonly email: string; readonly locale: Locale },
) => Promise<Result<void>>;

/**
 * Accepts the newest letter (`docs/product/pages.md`, "Consent letter"). Refuses CONSENT_INVALID_EMAIL,
 * CONSENT_NOT_ASKED or VERSION_STALE.
 */
export function createAcceptConsent(world: AnswerWorld): AcceptConsent {
  return async (memberId, { version, email, locale }) => {
    const checked = consentEmailSchema.safeParse(email);
    if (!checked.success) {
      return refuse('CONSENT_INVALID_EMAIL', { fields: { email: 'errors.field.email' } });
    }
    const answer = { decision: 'accepted', email: checked.data, locale } as const;
    return keep(world, { memberId, version }, answer);
  };
}

type DeclineConsent = (
  memberId: number,
  answer: { readonly version: number; readonly locale: Locale },
) => Promise<Result<void>>;

/** Declines the newest letter; deletes an email given before. Refuses CONSENT_NOT_ASKED or VERSION_STALE. */
export function createDeclineConsent(world: AnswerWorld): DeclineConsent {
  return (memberId, { version, locale }) =>
    keep(world, { memberId, version }, { decision: 'declined', email: null, locale });
}
