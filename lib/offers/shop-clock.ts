import type { FlashSaleState } from './contract';
import { callHeaders } from '../api/session-token';

let measured: Promise<number> | undefined;

/**
 * Milliseconds that the service clock is ahead of the browser's, fetched once. Countdowns must not rely on the client
 * clock. Uses `fetch`, since axios would outweigh the code of the countdowns.
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
    // Falls back to the client clock.
    return 0;
  }
}
