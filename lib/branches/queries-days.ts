import { queryOptions } from '@tanstack/react-query';
import type { KeptHoliday, KeptHours, PublicHoliday } from './contract-days';
import { getBranchDays, removeHoliday, setBranchHours, setHoliday } from './calls-days';
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
    mutationFn: async (holiday: PublicHoliday & { readonly version: string | null }) =>
      setHoliday(await http(), holiday, locale),
    retry: false,
  };
}

export const removeHolidayMutation = {
  mutationFn: async (holiday: Pick<KeptHoliday, 'date' | 'version'>) =>
    removeHoliday(await http(), holiday),
  retry: false,
};

export function branchHoursMutation(locale: Locale) {
  return {
    mutationFn: async (hours: KeptHours & { readonly id: number }) =>
      setBranchHours(await http(), hours, locale),
    retry: false,
  };
}
