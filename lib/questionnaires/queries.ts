import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApproveCase, AskCase, Case, NewCase, RefuseCase } from './contract';
import {
  approveCase,
  askCase,
  getCase,
  getCases,
  getDeskCase,
  getDeskCases,
  getQuestionnaire,
  getQuestionnaires,
  postCase,
  refuseCase,
} from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

const casesKey = ['cases'] as const;
/** Fallback for missed live events of orders and conversations. */
const REFRESH_MS = 15_000;

export function questionnairesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['questionnaires', locale],
    queryFn: async () => getQuestionnaires(await http(), locale),
  });
}

export function questionnaireQuery(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['questionnaire', slug, locale],
    queryFn: async () => getQuestionnaire(await http(), slug, locale),
    staleTime: 0,
    retry: false,
  });
}

export function placeCaseMutation(locale: Locale) {
  return {
    mutationFn: async (sent: { readonly asked: NewCase; readonly idempotencyKey: string }) =>
      postCase(await http(), { ...sent, locale }),
    retry: false,
  };
}

export function casesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...casesKey, 'mine', locale],
    queryFn: async () => getCases(await http(), locale),
    staleTime: 0,
  });
}

const UNDECIDED: readonly Case['state'][] = ['unpaid', 'waiting'];

export function caseQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: [...casesKey, 'one', id, locale],
    queryFn: async () => getCase(await http(), id, locale),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && !UNDECIDED.includes(state.data.state) ? false : REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}

export function deskCasesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...casesKey, 'desk', locale],
    queryFn: async () => getDeskCases(await http(), locale),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export function deskCaseQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: [...casesKey, 'desk', id, locale],
    queryFn: async () => getDeskCase(await http(), id, locale),
    staleTime: 0,
    retry: false,
  });
}

export function approveCaseMutation(id: number) {
  return {
    mutationFn: async (given: ApproveCase) => approveCase(await http(), id, given),
    retry: false,
  };
}

export function refuseCaseMutation(id: number) {
  return {
    mutationFn: async (given: RefuseCase) => refuseCase(await http(), id, given),
    retry: false,
  };
}

export function askCaseMutation(id: number) {
  return {
    mutationFn: async (asked: AskCase) => askCase(await http(), id, asked),
    retry: false,
  };
}

export async function refreshCases(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: casesKey });
}
