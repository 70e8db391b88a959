import { queryOptions } from '@tanstack/react-query';
import { getCategoryTree, getExclusiveBrands } from './calls';
import { http } from '../api/http';
import { askMaintenance } from '../maintenance/ask';
import type { Locale } from '../i18n/locale';

const HOUR_MS = 3_600_000;

/** Categories of the side menu, loaded when it opens, per language. */
export function categoryTreeQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['category-tree', locale],
    queryFn: async () => {
      const shop = await askMaintenance();
      return shop?.is_maintain ? [] : getCategoryTree(await http(), locale);
    },
    staleTime: HOUR_MS,
  });
}

export function exclusiveBrandsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['exclusive-brands', locale],
    queryFn: async () => getExclusiveBrands(await http(), locale),
    staleTime: HOUR_MS,
  });
}
