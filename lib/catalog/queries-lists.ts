import { queryOptions } from '@tanstack/react-query';
import { listHref, toProductQuery, type ListScope, type ListState } from './list-state';
import { getProducts } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Result count and facets of a list, without products. */
export function countQuery(locale: Locale, state: ListState, scope: ListScope) {
  const asked: ListState = { ...state, page: 1, sort: 'recommended' };
  return queryOptions({
    queryKey: ['list-count', locale, listHref('', asked), scope],
    queryFn: async () => {
      const query = { ...toProductQuery(locale, asked, scope), per_page: 1 };
      const { total, facets } = await getProducts(await http(), query);
      return { total, facets };
    },
    retry: false,
  });
}
