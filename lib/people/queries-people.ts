import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  changePerson,
  endSignIns,
  getInvitations,
  getPeople,
  getPerson,
  getRoles,
  removePerson,
  resetSecondFactor,
  sendInvitation,
  withdrawInvitation,
  type PeopleQuery,
  type PersonChange,
} from './calls-people';
import type { NewInvitation } from './contract';

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

export const rolesQuery = queryOptions({
  queryKey: ['people', 'roles'],
  queryFn: async () => getRoles(await http()),
});

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
