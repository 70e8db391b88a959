import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from './result.ts';

/**
 * The version of what somebody decides on (`docs/contract.md`, "Versions"): equal for equal contents.
 *
 * @param contents all that a decision rests on, as JSON takes it
 */
export function versionOf(...contents: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22);
}

/** Call it under the lock of what is decided on, so that nothing changes afterwards. */
export function checkVersion(seen: string, current: string): Result<void> {
  return seen === current ? ok(undefined) : refuse('VERSION_STALE');
}
