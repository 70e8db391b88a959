import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { changePickedList, getPickedList } from './calls-lists';
import type { PickedList } from './contract-lists';
import type { PickedListName } from './contract-values';
import { shelvesKey } from './queries';

export const pickedListKey = (list: PickedListName) => [...shelvesKey, 'list', list] as const;

export function pickedListQuery(list: PickedListName) {
  return queryOptions({
    queryKey: pickedListKey(list),
    queryFn: async () => getPickedList(await http(), list),
    staleTime: 0,
  });
}

export async function savePickedList(
  locale: Locale,
  seen: Pick<PickedList, 'list' | 'version'>,
  products: readonly number[],
) {
  return changePickedList(await http(), seen, products, locale);
}
