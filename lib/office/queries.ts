import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import { getToday } from './calls';

const REFRESH_MS = 30_000;

/** Work that waits; refetched every 30 seconds and on focus. */
export const todayQuery = queryOptions({
  queryKey: ['office', 'today'],
  queryFn: async () => getToday(await http()),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
});
