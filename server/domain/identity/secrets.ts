import type { Hasher } from '../kernel/ports.ts';

/**
 * What the database keeps in place of secrets. Each kind has its own prefix, so that one never passes
 * for another.
 */
export const accessHash = (hasher: Hasher, token: string) => hasher.hash(`access:${token}`);
export const refreshHash = (hasher: Hasher, token: string) => hasher.hash(`refresh:${token}`);
