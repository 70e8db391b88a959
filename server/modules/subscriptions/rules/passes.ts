import { createPasses } from '../../../core/passes.ts';
import type { Hasher } from '../../../core/ports.ts';

type Purpose = 'confirm' | 'end';

const CONFIRM_TTL_MS = 48 * 3_600_000;

/** Signed tokens of links in mails. Confirmation expires after 48 hours, unsubscribing never. */
export function createSubscriptionPasses(hasher: Hasher) {
  const passes = createPasses(hasher);
  return {
    issue: (purpose: Purpose, id: number, now: Date): string => {
      const until = new Date(now.getTime() + CONFIRM_TTL_MS);
      return passes.issue(`subscription-${purpose}`, id, purpose === 'end' ? undefined : until);
    },
    /** Id of the subscriber; undefined for a token that is forged, expired or for another purpose. */
    read: (purpose: Purpose, pass: string, now: Date): number | undefined =>
      passes.read(`subscription-${purpose}`, pass, now)?.subject,
  };
}
