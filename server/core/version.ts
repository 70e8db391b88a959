import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from './result.ts';

/**
 * Version of the data behind a decision (`docs/contract.md`, "Versions"): equal for equal contents.
 *
 * @param contents all data the decision rests on, serialisable as JSON
 */
export function versionOf(...contents: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22);
}

/** Call under the lock of the decided data, so that nothing changes afterwards. */
export function checkVersion(seen: string, current: string): Result<void> {
  return seen === current ? ok(undefined) : refuse('VERSION_STALE');
}
