import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerStaffRequest, getStaffRequests } from './calls';
import { http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';

export const staffRequestKey = ['staff', 'requests'];
const PER_PAGE = 20;

export function staffRequestsQuery(locale: Locale, place: PlaceAsked) {
  return queryOptions({
    queryKey: [...staffRequestKey, locale, place],
    queryFn: async () => getStaffRequests(await http(), { ...place, per_page: PER_PAGE, locale }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export function answerRequestMutation(locale: Locale) {
  return {
    mutationFn: async (answered: { readonly id: string; readonly answer: string }) =>
      answerStaffRequest(await http(), { ...answered, locale }),
    retry: false,
  };
}
