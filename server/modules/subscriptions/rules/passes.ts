import { createPasses } from '../../../core/passes.ts';
import type { Hasher } from '../../../core/ports.ts';

type Purpose = 'confirm' | 'end';

const CONFIRM_TTL_MS = 48 * 3_600_000;

/** What the links in mails carry. A pass to confirm is good for 48 hours, one to leave for ever. */
export function createSubscriptionPasses(hasher: Hasher) {
  const passes = createPasses(hasher);
  return {
    issue: (purpose: Purpose, id: number, now: Date): string => {
      const until = new Date(now.getTime() + CONFIRM_TTL_MS);
      return passes.issue(`subscription-${purpose}`, id, purpose === 'end' ? undefined : until);
    },
    /** The id of the subscriber; undefined for a pass that is forged, too old or for something else. */
    read: (purpose: Purpose, pass: string, now: Date): number | undefined =>
      passes.read(`subscription-${purpose}`, pass, now)?.subject,
  };
}
