import type { Locale } from '../contract/common.ts';
import type { User } from '../contract/identity.ts';
import type { Membership, ProfilePatch } from '../contract/members.ts';
import type { Http } from '../http';

export async function changeProfile(
  http: Http,
  changes: ProfilePatch,
  locale: Locale,
): Promise<User> {
  return (await http.patch<User>('/me/profile', changes, { params: { locale } })).data;
}

export async function getMembership(http: Http): Promise<Membership> {
  return (await http.get<Membership>('/me/membership')).data;
}
