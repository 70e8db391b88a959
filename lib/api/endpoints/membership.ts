import type { Locale } from '../contract/common.ts';
import type { User } from '../contract/identity.ts';
import type { Membership, Purchases } from '../contract/members.ts';
import type { Http } from '../http';

export async function getMe(http: Http): Promise<User> {
  return (await http.get<User>('/me')).data;
}

export async function getMembership(http: Http): Promise<Membership> {
  return (await http.get<Membership>('/me/membership')).data;
}

export async function getPurchases(
  http: Http,
  input: { readonly page: number; readonly per_page: number; readonly locale: Locale },
): Promise<Purchases> {
  return (await http.get<Purchases>('/me/purchases', { params: input })).data;
}
