import { queryOptions } from '@tanstack/react-query';
import { getGroupProducts } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export function partnersQuery(locale: Locale, groupId: number, perPage: number) {
  return queryOptions({
    queryKey: ['promotion-partners', locale, groupId, perPage],
    queryFn: async () => getGroupProducts(await http(), { groupId, perPage, locale }),
  });
}
