import type { Branch } from '@/lib/api/contract/branches';

export interface BranchFilter {
  /** Two digits; empty for all. */
  readonly province: string;
  readonly openNow: boolean;
  readonly inStock: boolean;
}

/** There are few enough branches to choose among them without asking again. */
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
