import type { Clock } from '../../../core/ports.ts';
import type { OfferSwitch } from '../ports.ts';

const CHECK_EVERY_MS = 300_000;

/**
 * Makes lists and cached pages follow what begins and ends. To be run every second: prices go by the clock alone
 * and need nothing of it. Now and then, and at first, it looks at all products.
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
