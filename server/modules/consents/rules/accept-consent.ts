import type { Locale } from '../../../../lib/api/contract/common.ts';
import { consentEmailSchema } from '../../../../lib/api/contract/consents.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { ConsentRepo } from '../ports.ts';

export type AcceptConsent = (
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
