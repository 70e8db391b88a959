import type { Clock } from '../../../core/ports.ts';
import type { MaintenanceRepo, MaintenanceState } from '../ports.ts';

/** So long an answer is good for; every call of the service asks. */
const FRESH_MS = 2_000;

export const OPEN: MaintenanceState = {
  isMaintain: false,
  webImage: '/images/maintenance.webp',
};

/** The state as of at most two seconds ago. While the database is away, the last one known. */
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
      // The call itself will find out that the database is away, and say so.
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
