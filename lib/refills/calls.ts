import type { Locale } from '../api/contract.ts';
import type { Refills, SetRefill } from './contract.ts';
import type { Http } from '../api/http';

const pathOf = (productId: number) => `/me/refills/${String(productId)}`;

export async function getRefills(http: Http, locale: Locale) {
  return (await http.get<Refills>('/me/refills', { params: { locale } })).data;
}

export async function putRefill(http: Http, productId: number, body: SetRefill) {
  await http.put(pathOf(productId), body);
}

export async function deleteRefill(http: Http, productId: number) {
  await http.delete(pathOf(productId));
}
