import type { Locale } from '../api/contract.ts';
import type { Membership, Purchases } from './contract.ts';
import type { Http } from '../api/http';

export async function getMembership(http: Http): Promise<Membership> {
  return (await http.get<Membership>('/me/membership')).data;
}

export async function getPurchases(
  http: Http,
  input: { readonly page: number; readonly per_page: number; readonly locale: Locale },
): Promise<Purchases> {
  return (await http.get<Purchases>('/me/purchases', { params: input })).data;
}
