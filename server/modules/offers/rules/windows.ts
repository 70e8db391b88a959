import type { Clock } from '../../../core/ports.ts';
import type { OfferSwitch } from '../ports.ts';

const CHECK_EVERY_MS = 300_000;

/**
 * Updates lists and cached pages when offers start or end. Run every second; prices follow the clock and do not need
 * it. The first run, and occasional later ones, check all products.
 */
export function createOfferWindows({
  offerSwitch,
  clock,
}: {
  readonly offerSwitch: OfferSwitch;
  readonly clock: Clock;
}): () => Promise<void> {
  let checkedAt = -Infinity;
  return async () => {
    const now = clock.now();
    await offerSwitch.turn(now);
    if (performance.now() - checkedAt < CHECK_EVERY_MS) return;
    await offerSwitch.checkAll(now);
    checkedAt = performance.now();
  };
}
