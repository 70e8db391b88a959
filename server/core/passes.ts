import type { Hasher } from './ports.ts';

const PASS = /^(\d{1,10})\.(\d{1,16})\.([\w-]{1,100})$/;

/** What a pass that fits says. */
export interface Pass {
  readonly subject: number;
  /** Undefined for one that is good for ever. */
  readonly until: Date | undefined;
}

/**
 * What a link carries: who or what is meant and until when, signed, so that nothing has to be kept. A pass for one
 * purpose opens nothing else.
 */
export function createPasses(hasher: Hasher) {
  const sign = (purpose: string, claims: string) => hasher.hash(`${purpose}:${claims}`);
  return {
    issue: (purpose: string, subject: number, until?: Date): string => {
      const claims = [subject, until?.getTime() ?? 0].join('.');
      return `${claims}.${sign(purpose, claims)}`;
    },
    /** Undefined for a pass that is forged, too old or for something else. */
    read: (purpose: string, pass: string, now: Date): Pass | undefined => {
      const [, subject, end, signature] = PASS.exec(pass) ?? [];
      // Hashed once more: how long comparing takes tells nothing about the right signature.
      const right = sign(purpose, [subject, end].join('.'));
      if (hasher.hash(signature ?? '') !== hasher.hash(right)) return undefined;
      const until = Number(end) === 0 ? undefined : new Date(Number(end));
      if (until && until <= now) return undefined;
      return { subject: Number(subject), until };
    },
  };
}
