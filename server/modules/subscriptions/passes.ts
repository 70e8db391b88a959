import type { Hasher } from '../../domain/kernel/ports.ts';

type Purpose = 'confirm' | 'end';

const CONFIRM_TTL_MS = 48 * 3_600_000;
const PASS = /^(\d{1,10})\.(\d{1,16})\.([\w-]{1,100})$/;

/**
 * What the links in mails carry: who is meant and until when, signed, so that nothing has to be kept. A pass to
 * confirm is good for 48 hours, one to leave for ever.
 */
export function createSubscriptionPasses(hasher: Hasher) {
  const sign = (purpose: Purpose, claims: string) =>
    hasher.hash(`subscription-${purpose}:${claims}`);
  return {
    issue: (purpose: Purpose, id: number, now: Date): string => {
      const until = purpose === 'confirm' ? now.getTime() + CONFIRM_TTL_MS : 0;
      const claims = [id, until].join('.');
      return `${claims}.${sign(purpose, claims)}`;
    },
    /** The id of the subscriber; undefined for a pass that is forged, too old or for something else. */
    read: (purpose: Purpose, pass: string, now: Date): number | undefined => {
      const [, id, until, signature] = PASS.exec(pass) ?? [];
      // Hashed once more: how long comparing takes tells nothing about the right signature.
      const right = sign(purpose, [id, until].join('.'));
      if (hasher.hash(signature ?? '') !== hasher.hash(right)) return undefined;
      return purpose === 'end' || Number(until) > now.getTime() ? Number(id) : undefined;
    },
  };
}
