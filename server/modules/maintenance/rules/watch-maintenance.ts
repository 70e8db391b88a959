import type { Clock } from '../../../core/ports.ts';
import type { MaintenanceRepo, MaintenanceState } from '../ports.ts';

/** Lifetime of the cached state; every call of the service reads it. */
const FRESH_MS = 2_000;

export const OPEN: MaintenanceState = {
  isMaintain: false,
  webImage: '/images/maintenance.webp',
};

/** The state as of at most two seconds ago; the last known one while the database is away. */
export function createWatchMaintenance({
  maintenance,
  clock,
}: {
  readonly maintenance: MaintenanceRepo;
  readonly clock: Clock;
}): () => Promise<MaintenanceState> {
  let known = OPEN;
  let freshUntil = -Infinity;
  let reading: Promise<MaintenanceState> | undefined;

  async function read(): Promise<MaintenanceState> {
    try {
      known = (await maintenance.read()) ?? OPEN;
    } catch {
      // The call itself will fail and report that the database is away.
    } finally {
      freshUntil = clock.now().getTime() + FRESH_MS;
      reading = undefined;
    }
    return known;
  }

  return async () => {
    if (clock.now().getTime() < freshUntil) return known;
    reading ??= read();
    return reading;
  };
}
