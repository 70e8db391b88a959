import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';
import type {
  Invitation,
  NewInvitation,
  NewRole,
  PersonDetail,
  PersonPage,
  Role,
  RoleChange,
} from './contract';

const baseURL = '/api/admin/v1';

export interface PeopleQuery extends PlaceAsked {
  readonly q?: string;
  readonly role_id?: number;
  readonly state?: 'here' | 'left';
  readonly per_page: number;
  readonly locale: Locale;
}

export async function getPeople(http: Http, params: PeopleQuery): Promise<PersonPage> {
  return (await http.get<PersonPage>('/people', { baseURL, params })).data;
}

const personUrl = (id: number) => `/people/${String(id)}`;

export async function getPerson(http: Http, id: number, locale: Locale): Promise<PersonDetail> {
  return (await http.get<PersonDetail>(personUrl(id), { baseURL, params: { locale } })).data;
}

export interface PersonChange {
  readonly id: number;
  readonly role_id: number;
  readonly branch_ids: readonly number[];
  readonly version: string;
}

export async function changePerson(
  http: Http,
  { id, ...change }: PersonChange,
  locale: Locale,
): Promise<PersonDetail> {
  const params = { locale };
  return (await http.put<PersonDetail>(personUrl(id), change, { baseURL, params })).data;
}

export async function removePerson(
  http: Http,
  { id, version }: Pick<PersonChange, 'id' | 'version'>,
  locale: Locale,
): Promise<void> {
  await http.delete(personUrl(id), { baseURL, params: { locale, version } });
}

export async function endSignIns(http: Http, id: number, locale: Locale): Promise<void> {
  await http.delete(`${personUrl(id)}/sign-ins`, { baseURL, params: { locale } });
}

/** Asks for a reset; carries it out where another person asked within a day. */
export async function resetSecondFactor(http: Http, id: number, locale: Locale): Promise<void> {
  await http.delete(`${personUrl(id)}/second-factor`, { baseURL, params: { locale } });
}

export async function getRoles(http: Http): Promise<readonly Role[]> {
  return (await http.get<{ entities: Role[] }>('/roles', { baseURL })).data.entities;
}

export async function addRole(http: Http, role: NewRole, locale: Locale): Promise<Role> {
  return (await http.post<Role>('/roles', role, { baseURL, params: { locale } })).data;
}

const roleUrl = (id: number) => `/roles/${String(id)}`;

/** All roles, as they are after the change. */
export async function changeRole(
  http: Http,
  { id, ...change }: RoleChange & { readonly id: number },
  locale: Locale,
): Promise<readonly Role[]> {
  const params = { locale };
  const { data } = await http.put<{ entities: Role[] }>(roleUrl(id), change, { baseURL, params });
  return data.entities;
}

export async function removeRole(
  http: Http,
  { id, version }: Pick<Role, 'id' | 'version'>,
  locale: Locale,
): Promise<void> {
  await http.delete(roleUrl(id), { baseURL, params: { locale, version } });
}

export async function getInvitations(http: Http): Promise<readonly Invitation[]> {
  return (await http.get<{ entities: Invitation[] }>('/invitations', { baseURL })).data.entities;
}

export async function sendInvitation(
  http: Http,
  invitation: NewInvitation,
  locale: Locale,
): Promise<Invitation> {
  const params = { locale };
  return (await http.post<Invitation>('/invitations', invitation, { baseURL, params })).data;
}

export async function withdrawInvitation(http: Http, id: string, locale: Locale): Promise<void> {
  await http.delete(`/invitations/${id}`, { baseURL, params: { locale } });
}
