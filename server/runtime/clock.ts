import type { Logger, Reading } from '../core/ports.ts';
import { systemClock } from '../core/world.ts';
import type { Database } from '../db/client.ts';
import { createDatabaseClock, type DatabaseClock } from '../db/database-clock.ts';
import { repeat, type Job } from './repeat.ts';

const INTERVAL_MS = 15_000;
const WARNED_SECONDS = 2;

interface SharedClock {
  readonly clock: DatabaseClock;
  readonly reading: Reading;
  readonly job: Job;
}

/** Clock shared by all processes on one database; logs a warning if this machine's clock differs. */
export async function openClock(db: Database, log: Logger): Promise<SharedClock> {
  const clock = await createDatabaseClock(db, systemClock);
  const warn = () => {
    const skewSeconds = clock.skewSeconds();
    if (Math.abs(skewSeconds) <= WARNED_SECONDS) return;
    log.warn(
      { skewSeconds },
      'the clock of this machine is wrong; the time of the database is used',
    );
  };
  warn();
  const compare = async () => {
    const before = clock.skewSeconds();
    await clock.compare();
    if (clock.skewSeconds() !== before) warn();
  };
  return {
    clock,
    reading: {
      name: 'shop_clock_skew_seconds',
      help: 'Seconds by which the clock of this machine is ahead of the database',
      read: () => clock.skewSeconds(),
    },
    job: repeat('clock', INTERVAL_MS, compare, log),
  };
}
