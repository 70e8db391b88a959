import 'server-only';
import { cachedRead } from '../api/server';
import { getBranch, getBranches } from './calls';

/** No tags: a changed branch may be stale for a minute. */
export const readBranch = cachedRead('branch', getBranch, () => []);

export const readBranches = cachedRead('branches', getBranches, () => []);
