import type { FlashSaleState } from './contract/offers';
import { callHeaders } from './session-token';

let measured: Promise<number> | undefined;

/**
 * How far the service's clock is ahead of this browser's, in ms; asked for once. Countdowns must not trust the
 * shopper's own clock. Plain `fetch`: axios would weigh more than everything that ticks.
 */
export function clockAhead(): Promise<number> {
  measured ??= measure();
  return measured;
}

async function measure(): Promise<number> {
  const asked = Date.now();
  try {
    const answer = await fetch('/api/v1/flash-sales/current', { headers: callHeaders() });
    const { now } = (await answer.json()) as FlashSaleState;
    const ahead = Date.parse(now) - (asked + Date.now()) / 2;
    return Number.isFinite(ahead) ? ahead : 0;
  } catch {
    // Better the shopper's clock than none.
    return 0;
  }
}
