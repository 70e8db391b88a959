import { queryOptions } from '@tanstack/react-query';
import type { KeptOfficeHours } from '../api/contract/pharmacy-office';
import { getFigures, getOfficeHours, setOfficeHours } from '../api/endpoints/pharmacy-office';
import { http } from '../api/http';

/** Not asked for again while somebody may be typing. */
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
