import 'server-only';
import { cachedRead } from '../api/server';
import { getAllBranches, getBranch, getBranches } from './calls';

export const readBranch = cachedRead('branch', getBranch, () => ['branches']);

/** One page of them. */
export const readBranches = cachedRead('branches', getBranches, () => ['branches']);

export const readAllBranches = cachedRead('all-branches', getAllBranches, () => ['branches']);
