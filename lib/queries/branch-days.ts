import { queryOptions } from '@tanstack/react-query';
import type { BranchHours, PublicHoliday } from '../api/contract/branch-days';
import {
  getBranchDays,
  removeHoliday,
  setBranchHours,
  setHoliday,
} from '../api/endpoints/branch-days';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const branchDaysKey = ['staff', 'branch-days'];

export function branchDaysQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...branchDaysKey, locale],
    queryFn: async () => getBranchDays(await http(), locale),
    staleTime: 0,
    retry: false,
  });
}

export function setHolidayMutation(locale: Locale) {
  return {
    mutationFn: async (holiday: PublicHoliday) => setHoliday(await http(), holiday, locale),
    retry: false,
  };
}

export const removeHolidayMutation = {
  mutationFn: async (date: string) => removeHoliday(await http(), date),
  retry: false,
};

export function branchHoursMutation(locale: Locale) {
  return {
    mutationFn: async (hours: BranchHours & { readonly id: number }) =>
      setBranchHours(await http(), hours, locale),
    retry: false,
  };
}
