import { vi } from 'vitest';

/** Beyond what anything takes on a busy machine; a test that passes waits no longer than it has to. */
const PATIENCE_MS = 15_000;

/** Waits until `look` no longer throws, and answers what it returned; fake timers go on meanwhile. */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, PATIENCE_MS);
}
