import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { PickedList } from './contract-lists';
import type { PickedListName } from './contract-values';

const baseURL = '/api/admin/v1';
const urlOf = (list: PickedListName) => `/product-lists/${list}`;

export async function getPickedList(http: Http, list: PickedListName): Promise<PickedList> {
  return (await http.get<PickedList>(urlOf(list), { baseURL })).data;
}

/** @param products ids in their order in the shop */
export async function changePickedList(
  http: Http,
  { list, version }: Pick<PickedList, 'list' | 'version'>,
  products: readonly number[],
  locale: Locale,
): Promise<PickedList> {
  const config = { baseURL, params: { locale } };
  return (await http.put<PickedList>(urlOf(list), { products, version }, config)).data;
}
