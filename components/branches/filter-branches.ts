import type { Branch } from '@/lib/branches/contract';

export interface BranchFilter {
  /** Province code, two digits; empty for all. */
  readonly province: string;
  readonly openNow: boolean;
  readonly inStock: boolean;
}

/** Filters on the client, since there are few branches. */
export function filterBranches(
  branches: readonly Branch[],
  { province, openNow, inStock }: BranchFilter,
): readonly Branch[] {
  return branches.filter(
    (branch) =>
      (province === '' || branch.province_code === province) &&
      (!openNow || branch.open_now) &&
      (!inStock || branch.stock !== 'none'),
  );
}
