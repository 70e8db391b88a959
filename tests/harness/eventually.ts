import { vi } from 'vitest';

/** More than anything takes on a busy machine; a passing test does not wait for it. */
const PATIENCE_MS = 15_000;

/** Retries `look` until it stops throwing, and returns its value. Fake timers advance meanwhile. */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, PATIENCE_MS);
}
