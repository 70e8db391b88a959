import { openingsAround } from './hours.ts';
import type { BranchDays } from '../ports.ts';

/** Opening time that a branch needs to pack an order. */
const PREPARATION_MS = 2 * 3_600_000;

/**
 * When an order placed now is ready for pickup: in two hours if the branch stays open until then,
 * otherwise two hours after the next opening. Null if it never stays open long enough.
 */
export function readyAt(days: BranchDays, now: Date): Date | null {
  for (const { opens, closes } of openingsAround(days, now)) {
    const ready = Math.max(opens, now.getTime()) + PREPARATION_MS;
    if (closes > now.getTime() && ready <= closes) return new Date(ready);
  }
  return null;
}
