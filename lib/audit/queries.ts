import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { exportAudit, getAudit, type AuditQuery } from './calls';

export function auditQuery(locale: Locale, wanted: AuditQuery) {
  return infiniteQueryOptions({
    queryKey: ['audit', locale, wanted],
    queryFn: async ({ pageParam }) =>
      getAudit(await http(), {
        ...{ ...wanted, locale },
        ...(pageParam === null ? {} : { before: pageParam }),
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function exportAuditMutation(locale: Locale) {
  return {
    mutationFn: async (wanted: AuditQuery) => exportAudit(await http(), { ...wanted, locale }),
    retry: false,
  };
}
