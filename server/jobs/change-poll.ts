import type { ChangeLog } from '../core/change-log.ts';
import type { Clock } from '../core/ports.ts';

/**
 * Numbers are given when a change is written but seen when its transaction ends, so a lower one may appear after
 * a higher one. A missing number is waited for as long as this; no transaction of the shop takes as long.
 */
const OVERLAP_MS = 30_000;
const KEEP_MS = 3_600_000;
const PRUNE_EVERY_MS = 60_000;

export interface ChangePoll {
  /** The distinct tags of what changed since the last call; since the first call, at the second. */
  poll(): Promise<readonly string[]>;
}

/** Reads the change log without missing anything that other processes write into it. */
export function createChangePoll({
  changes,
  clock,
}: {
  readonly changes: ChangeLog;
  readonly clock: Clock;
}): ChangePoll {
  /** Everything up to here is done with. */
  let floor = 0;
  let started = false;
  /** Numbers above it that were told, and when. */
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
