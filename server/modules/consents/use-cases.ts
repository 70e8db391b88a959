import type { ConsentRepo } from './ports.ts';
import type { AcceptConsent } from './rules/accept-consent.ts';
import type { AvailableConsent } from './rules/available-consent.ts';
import type { DeclineConsent } from './rules/decline-consent.ts';

/** What routes call. */
export interface ConsentUseCases extends Pick<ConsentRepo, 'text' | 'list' | 'history'> {
  readonly available: AvailableConsent;
  readonly accept: AcceptConsent;
  readonly decline: DeclineConsent;
}
