import type { Hasher } from './ports.ts';

const PASS = /^(\d{1,10})\.(\d{1,16})\.([\w-]{1,100})$/;

export interface Pass {
  readonly subject: number;
  /** Undefined for a pass without expiry. */
  readonly until: Date | undefined;
}

/** Signed link tokens with subject and expiry, which need no storage. A pass is valid for one purpose only. */
export function createPasses(hasher: Hasher) {
  const sign = (purpose: string, claims: string) => hasher.hash(`${purpose}:${claims}`);
  return {
    issue: (purpose: string, subject: number, until?: Date): string => {
      const claims = [subject, until?.getTime() ?? 0].join('.');
      return `${claims}.${sign(purpose, claims)}`;
    },
    /** Undefined for a pass that is forged, expired or of another purpose. */
    read: (purpose: string, pass: string, now: Date): Pass | undefined => {
      const [, subject, end, signature] = PASS.exec(pass) ?? [];
      // Hashed again, so the timing of the comparison reveals nothing about the right signature.
      const right = sign(purpose, [subject, end].join('.'));
      if (hasher.hash(signature ?? '') !== hasher.hash(right)) return undefined;
      const until = Number(end) === 0 ? undefined : new Date(Number(end));
      if (until && until <= now) return undefined;
      return { subject: Number(subject), until };
    },
  };
}
