import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addBranch,
  changeBranch,
  getOfficeBranch,
  getOfficeBranches,
  moveBranch,
  type BranchesQuery,
  type BranchInput,
  type Seen,
} from './calls';
import { BRANCHES_PER_PAGE } from './contract-values';

/** Everything that the office reads of branches. */
export const branchRecordsKey = ['branch-records'] as const;

export function officeBranchesQuery(
  locale: Locale,
  wanted: Omit<BranchesQuery, 'locale' | 'per_page'>,
) {
  return queryOptions({
    queryKey: [...branchRecordsKey, 'list', locale, wanted],
    queryFn: async () =>
      getOfficeBranches(await http(), { ...wanted, per_page: BRANCHES_PER_PAGE, locale }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function officeBranchQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...branchRecordsKey, 'branch', id, locale],
    queryFn: async () => getOfficeBranch(await http(), id, locale),
    staleTime: 0,
    retry: false,
  });
}

export async function saveNewBranch(locale: Locale, branch: BranchInput) {
  return addBranch(await http(), branch, locale);
}

export async function saveBranch(locale: Locale, seen: Seen, branch: BranchInput) {
  return changeBranch(await http(), seen, branch, locale);
}

export async function closeBranch(locale: Locale, seen: Seen) {
  return moveBranch(await http(), seen, 'close', locale);
}

export async function openBranch(locale: Locale, seen: Seen) {
  return moveBranch(await http(), seen, 'open', locale);
}
