import { queryOptions } from '@tanstack/react-query';
import type { KeptOfficeHours } from './contract-office';
import { getFigures, getOfficeHours, getRosters, setOfficeHours, setRoster } from './calls-office';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** No refetch while a form may be edited. */
export const officeHoursQuery = queryOptions({
  queryKey: ['pharmacy-office', 'hours'],
  queryFn: async () => getOfficeHours(await http()),
  staleTime: Infinity,
  retry: false,
});

export const officeHoursMutation = {
  mutationFn: async (hours: KeptOfficeHours) => setOfficeHours(await http(), hours),
  retry: false,
};

export function figuresQuery(days: number) {
  return queryOptions({
    queryKey: ['pharmacy-office', 'figures', days],
    queryFn: async () => getFigures(await http(), days),
    staleTime: 0,
    retry: false,
  });
}

/** No refetch while a roster may be edited. */
export function rostersQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['pharmacy-office', 'rosters', locale],
    queryFn: async () => getRosters(await http(), locale),
    staleTime: Infinity,
    retry: false,
  });
}

export const rosterMutation = {
  mutationFn: async (change: Parameters<typeof setRoster>[1]) => setRoster(await http(), change),
  retry: false,
};
