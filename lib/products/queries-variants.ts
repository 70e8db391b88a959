import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { changeProductVariants, getProductVariants } from './calls-variants';
import type { VariantsChange } from './contract-variants';
import { officeProductKey } from './queries';

export const productVariantsKey = (id: number) => [...officeProductKey(id), 'variants'] as const;

export function productVariantsQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...productVariantsKey(id), locale],
    queryFn: async () => getProductVariants(await http(), id, locale),
    staleTime: 0,
    retry: false,
  });
}

export async function saveVariants(locale: Locale, id: number, variants: VariantsChange) {
  return changeProductVariants(await http(), id, variants, locale);
}
