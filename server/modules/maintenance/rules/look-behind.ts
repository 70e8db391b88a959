import { createPasses } from '../../../core/passes.ts';
import type { Hasher } from '../../../core/ports.ts';

/** Links below it set the cookie that opens a closed shop to one browser (`docs/product/pages.md`, "Maintenance"). */
export const BEHIND_PATH = '/behind-maintenance';
export const BEHIND_COOKIE = 'behind_maintenance';

const PURPOSE = 'behind-maintenance';

export interface LookBehind {
  /** @param until undefined for the storefront's own reads, whose pass never leaves the machine */
  readonly issue: (until?: Date) => string;
  /** Expiry of a valid pass; undefined for an invalid one. */
  readonly endOf: (pass: string, now: Date) => Date | undefined;
}

export function createLookBehind(hasher: Hasher): LookBehind {
  const passes = createPasses(hasher);
  return {
    issue: (until) => passes.issue(PURPOSE, 0, until),
    endOf: (pass, now) => {
      const read = passes.read(PURPOSE, pass, now);
      if (read === undefined) return undefined;
      return read.until ?? ENDLESS;
    },
  };
}

const ENDLESS = new Date(8.64e15);
