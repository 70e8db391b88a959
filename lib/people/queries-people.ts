import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addRole,
  changePerson,
  changeRole,
  endSignIns,
  getInvitations,
  getPeople,
  getPerson,
  getRoles,
  removePerson,
  removeRole,
  resetSecondFactor,
  sendInvitation,
  withdrawInvitation,
  type PeopleQuery,
  type PersonChange,
} from './calls-people';
import type { NewInvitation, NewRole, Role, RoleChange } from './contract';

export const peopleKey = ['people', 'list'] as const;
export const invitationsKey = ['people', 'invitations'] as const;
const PER_PAGE = 20;

export function peopleQuery(locale: Locale, wanted: Omit<PeopleQuery, 'locale' | 'per_page'>) {
  return queryOptions({
    queryKey: [...peopleKey, locale, wanted],
    queryFn: async () => getPeople(await http(), { ...wanted, per_page: PER_PAGE, locale }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export const personKey = (id: number) => ['people', 'person', id] as const;

export function personQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...personKey(id), locale],
    queryFn: async () => getPerson(await http(), id, locale),
    staleTime: 0,
  });
}

export const rolesKey = ['people', 'roles'] as const;

export const rolesQuery = queryOptions({
  queryKey: rolesKey,
  queryFn: async () => getRoles(await http()),
});

/** One role, read anew for each form. */
export function roleQuery(id: number) {
  return queryOptions({
    ...rolesQuery,
    staleTime: 0,
    select: (roles: readonly Role[]) => roles.find((one) => one.id === id) ?? null,
  });
}

export function addRoleMutation(locale: Locale) {
  return {
    mutationFn: async (role: NewRole) => addRole(await http(), role, locale),
    retry: false,
  };
}

export function changeRoleMutation(locale: Locale) {
  return {
    mutationFn: async (change: RoleChange & { readonly id: number }) =>
      changeRole(await http(), change, locale),
    retry: false,
  };
}

export function removeRoleMutation(locale: Locale) {
  return {
    mutationFn: async (role: Pick<Role, 'id' | 'version'>) =>
      removeRole(await http(), role, locale),
    retry: false,
  };
}

export const invitationsQuery = queryOptions({
  queryKey: invitationsKey,
  queryFn: async () => getInvitations(await http()),
  staleTime: 0,
});

export function changePersonMutation(locale: Locale) {
  return {
    mutationFn: async (change: PersonChange) => changePerson(await http(), change, locale),
    retry: false,
  };
}

export function removePersonMutation(locale: Locale) {
  return {
    mutationFn: async (person: Pick<PersonChange, 'id' | 'version'>) =>
      removePerson(await http(), person, locale),
    retry: false,
  };
}

export function endSignInsMutation(locale: Locale) {
  return { mutationFn: async (id: number) => endSignIns(await http(), id, locale), retry: false };
}

export function resetSecondFactorMutation(locale: Locale) {
  return {
    mutationFn: async (id: number) => resetSecondFactor(await http(), id, locale),
    retry: false,
  };
}

export function sendInvitationMutation(locale: Locale) {
  return {
    mutationFn: async (invitation: NewInvitation) =>
      sendInvitation(await http(), invitation, locale),
    retry: false,
  };
}

export function withdrawInvitationMutation(locale: Locale) {
  return {
    mutationFn: async (id: string) => withdrawInvitation(await http(), id, locale),
    retry: false,
  };
}
