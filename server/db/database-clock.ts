import { sql } from 'drizzle-orm';
import type { Clock } from '../core/ports.ts';
import { selectRows, type Database } from './client.ts';

/** The database's time, shared by all processes, derived from the local clock between comparisons. */
export interface DatabaseClock extends Clock {
  /** Measures the difference again; rejects if the database does not answer. */
  compare(): Promise<void>;
  /** Seconds by which this machine is ahead of the database. */
  skewSeconds(): number;
}

/** Smaller differences are statement latency; correcting them would make time jump. */
const NOISE_MS = 500;

/** @param machine clock of this process */
export async function createDatabaseClock(db: Database, machine: Clock): Promise<DatabaseClock> {
  let skewMs = 0;
  const compare = async () => {
    const before = machine.now().getTime();
    const [row] = await selectRows<{ ms: number }>(
      db,
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    );
    if (!row) throw new Error('the time query returned no row');
    const measured = (before + machine.now().getTime()) / 2 - row.ms;
    if (Math.abs(measured - skewMs) > NOISE_MS) {
      skewMs = Math.abs(measured) > NOISE_MS ? Math.round(measured) : 0;
    }
  };
  await compare();
  return {
    now: () => new Date(machine.now().getTime() - skewMs),
    compare,
    skewSeconds: () => skewMs / 1000,
  };
}
