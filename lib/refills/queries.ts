import { queryOptions } from '@tanstack/react-query';
import { deleteRefill, getRefills, putRefill } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const refillsKey = ['refills'] as const;

export function refillsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...refillsKey, locale],
    queryFn: async () => getRefills(await http(), locale),
    staleTime: 0,
  });
}

export function setRefillMutation(productId: number) {
  return {
    mutationFn: async (days: number) => putRefill(await http(), productId, { days }),
    retry: false,
  };
}

export function stopRefillMutation(productId: number) {
  return { mutationFn: async () => deleteRefill(await http(), productId), retry: false };
}
