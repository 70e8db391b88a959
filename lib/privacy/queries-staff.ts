import { queryOptions } from '@tanstack/react-query';
import { answerStaffRequest, getStaffRequests } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const staffRequestKey = ['staff', 'requests'];
const PER_PAGE = 20;

export function staffRequestsQuery(locale: Locale, page: number) {
  return queryOptions({
    queryKey: [...staffRequestKey, locale, page],
    queryFn: async () => getStaffRequests(await http(), { page, per_page: PER_PAGE, locale }),
    staleTime: 0,
    retry: false,
  });
}

export function answerRequestMutation(locale: Locale) {
  return {
    mutationFn: async (answered: { readonly id: string; readonly answer: string }) =>
      answerStaffRequest(await http(), { ...answered, locale }),
    retry: false,
  };
}
