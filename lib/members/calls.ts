import type { Locale } from '../api/contract.ts';
import type { User } from '../identity/contract.ts';
import type { CardLink, LinkedCard, ProfilePatch, Registration } from './contract.ts';
import type { Http } from '../api/http';
import { sendPicture } from '../api/send-picture.ts';

export async function changeProfile(
  http: Http,
  changes: ProfilePatch,
  locale: Locale,
): Promise<User> {
  return (await http.patch<User>('/me/profile', changes, { params: { locale } })).data;
}

export async function register(
  http: Http,
  registration: Registration,
  locale: Locale,
): Promise<User> {
  return (await http.post<User>('/me/register', registration, { params: { locale } })).data;
}

export async function linkCard(http: Http, link: CardLink, locale: Locale): Promise<LinkedCard> {
  return (await http.post<LinkedCard>('/me/member-card/link', link, { params: { locale } })).data;
}

/** @param picture null removes it */
export async function changeAvatar(
  http: Http,
  picture: File | null,
  locale: Locale,
): Promise<User> {
  if (picture !== null)
    return sendPicture<User>(http, '/me/avatar', picture, { params: { locale } });
  return (await http.delete<User>('/me/avatar', { params: { locale } })).data;
}
