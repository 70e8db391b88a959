import { queryOptions } from '@tanstack/react-query';
import { getConflicts, getPatientFile } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Each view is audited, so it is fetched once per conversation, without refetches. */
export function patientFileQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['patient-file', id, locale],
    queryFn: async () => getPatientFile(await http(), id, locale),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

export const conflictsKey = (id: number) => ['conflicts', id] as const;

export function conflictsQuery(id: number, productIds: readonly number[]) {
  return queryOptions({
    queryKey: [...conflictsKey(id), productIds],
    queryFn: async () => {
      const found = await getConflicts(await http(), id, productIds);
      return new Map(found.map(({ product_id: productId, conflicts }) => [productId, conflicts]));
    },
    enabled: productIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
}
