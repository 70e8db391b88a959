import { queryOptions } from '@tanstack/react-query';
import { getMembership, getPurchases } from './calls-membership';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export function membershipQuery() {
  return queryOptions({
    queryKey: ['membership'],
    queryFn: async () => getMembership(await http()),
    staleTime: 0,
  });
}

const PURCHASES_PER_PAGE = 24;

export function purchasesQuery(locale: Locale, page: number) {
  return queryOptions({
    queryKey: ['purchases', locale, page],
    queryFn: async () => getPurchases(await http(), { page, per_page: PURCHASES_PER_PAGE, locale }),
    staleTime: 0,
  });
}
