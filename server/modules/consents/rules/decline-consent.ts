import type { Locale } from '../../../../lib/api/contract/common.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { ConsentRepo } from '../ports.ts';

export type DeclineConsent = (memberId: number, locale: Locale) => Promise<Result<void>>;

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
