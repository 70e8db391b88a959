import type { ChangeLog } from '../core/change-log.ts';
import type { Clock } from '../core/ports.ts';

/**
 * Ids are assigned at the write but visible at the commit, so a lower one may appear after a higher
 * one. Gaps are awaited this long, longer than any transaction of the shop.
 */
const OVERLAP_MS = 30_000;
const KEEP_MS = 3_600_000;
const PRUNE_EVERY_MS = 60_000;

export interface ChangePoll {
  /** Distinct tags of the changes since the last call; the first call only sets the starting point. */
  poll(): Promise<readonly string[]>;
}

/** Reads the change log without missing entries of other processes. */
export function createChangePoll({
  changes,
  clock,
}: {
  readonly changes: ChangeLog;
  readonly clock: Clock;
}): ChangePoll {
  /** All ids up to here are processed. */
  let floor = 0;
  let started = false;
  /** Processed ids above the floor, with their times. */
  const told = new Map<number, number>();
  let prunedAt = -Infinity;

  function raiseFloor(now: number): void {
    for (const [id, at] of told) if (now - at >= OVERLAP_MS) floor = Math.max(floor, id);
    for (const id of told.keys()) if (id <= floor) told.delete(id);
    while (told.delete(floor + 1)) floor += 1;
  }

  async function prune(now: number): Promise<void> {
    if (now - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = now;
    await changes.prune(KEEP_MS);
  }

  return {
    poll: async () => {
      const first = !started;
      if (first) floor = await changes.newestBefore(OVERLAP_MS);
      const rows = await changes.after(floor);
      const now = clock.now().getTime();
      const fresh = rows.filter(({ id }) => !told.has(id));
      for (const { id } of fresh) told.set(id, now);
      started = true;
      raiseFloor(now);
      await prune(now);
      return first ? [] : [...new Set(fresh.map(({ tag }) => tag))];
    },
  };
}
