import { openingsAround } from './hours.ts';
import type { BranchDays } from '../ports.ts';

/** A branch collects and packs an order within so much time while it is open. */
const PREPARATION_MS = 2 * 3_600_000;

/**
 * When an order of now can be picked up: two hours from now if the branch is open until then, otherwise two
 * hours after it opens next. Null where it never stays open long enough.
 */
export function readyAt(days: BranchDays, now: Date): Date | null {
  for (const { opens, closes } of openingsAround(days, now)) {
    const ready = Math.max(opens, now.getTime()) + PREPARATION_MS;
    if (closes > now.getTime() && ready <= closes) return new Date(ready);
  }
  return null;
}
