import type { NewConversation } from './contract-asking.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CloseConversation, Message, NewApproval } from './contract';
import { getProducts } from '../catalog/calls';
import {
  approveMedicine,
  closeConversation,
  getConsultations,
  getConversation,
  getConversationLog,
  getDesk,
  getQuickReplies,
  getMessages,
  getOpenConversations,
  leaveConversation,
  rateConversation,
  readMessages,
  reportRedFlags,
  postConversation,
  takeNext,
  type Side,
} from './calls';
import { getPharmacists, getQuestions } from './calls-pharmacy';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** One side of one conversation, in the language of the page. */
export interface Seat {
  readonly side: Side;
  readonly id: number;
  readonly locale: Locale;
}

/** Fallback for missed live events. */
const REFRESH_MS = 15_000;
/** A desk that did not ask for 60 s counts as gone: the line may fail some of these. */
export const DESK_MS = 10_000;
export const LEAST_LETTERS = 2;
const MOST_FOUND = 6;

export const consultationKey = ['consultation'] as const;
const messagesKey = ({ side, id, locale }: Seat) => [
  ...consultationKey,
  'messages',
  side,
  id,
  locale,
];

export function questionsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'questions', locale],
    queryFn: async () => getQuestions(await http(), locale),
    staleTime: 3_600_000,
  });
}

export function licensedPlaceQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'place', locale],
    queryFn: async () => (await getPharmacists(await http(), locale)).place,
    staleTime: 3_600_000,
  });
}

export function openConversationsQuery() {
  return queryOptions({
    queryKey: [...consultationKey, 'open'],
    queryFn: async () => getOpenConversations(await http()),
    staleTime: 0,
    retry: false,
  });
}

export function conversationQuery(seat: Seat) {
  return queryOptions({
    queryKey: [...consultationKey, 'conversation', seat],
    queryFn: async () => getConversation(await http(), seat),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Asks for what came after the last message that is known: whatever gap there was, nothing is missed. */
export function messagesQuery(seat: Seat, client: QueryClient) {
  const queryKey = messagesKey(seat);
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<readonly Message[]> => {
      const known = client.getQueryData<readonly Message[]>(queryKey) ?? [];
      const fresh = await getMessages(await http(), seat, known.at(-1)?.id ?? 0);
      return [...known, ...fresh];
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

export async function refreshConversation(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: consultationKey });
}

export async function startConversation(asked: NewConversation, locale: Locale) {
  return postConversation(await http(), asked, locale);
}

export async function tellRedFlags(questionId: number, flags: readonly string[]): Promise<void> {
  await reportRedFlags(await http(), questionId, flags);
}

export async function markRead(seat: Seat, messageId: number): Promise<void> {
  await readMessages(await http(), seat, messageId);
}

export function leaveMutation(locale: Locale) {
  return {
    mutationFn: async (id: number) => leaveConversation(await http(), id, locale),
    retry: false,
  };
}

export function rateMutation(id: number) {
  return {
    mutationFn: async (stars: number) => rateConversation(await http(), id, stars),
    retry: false,
  };
}

export function consultationsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'history', locale],
    queryFn: async () => getConsultations(await http(), locale),
    staleTime: 0,
  });
}

export function conversationLogQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'log', id, locale],
    queryFn: async () => getConversationLog(await http(), id, locale),
    staleTime: 0,
  });
}

const deskKey = [...consultationKey, 'desk'];

/** The queue, refetched every `DESK_MS`, also in hidden tabs. */
export function deskQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...deskKey, locale],
    queryFn: async () => getDesk(await http(), locale),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Refetches the queue and the pharmacist's own list, not the conversations. */
export async function refreshDesk(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: deskKey });
}

/** They change with the shop's code alone. */
export const quickRepliesQuery = queryOptions({
  queryKey: [...consultationKey, 'quick-replies'],
  queryFn: async () => getQuickReplies(await http()),
  staleTime: Infinity,
});

export function takeNextMutation(locale: Locale) {
  return { mutationFn: async () => takeNext(await http(), locale), retry: false };
}

export function approveMutation(id: number, locale: Locale) {
  return {
    mutationFn: async (approval: NewApproval) =>
      approveMedicine(await http(), { id, locale, approval }),
    retry: false,
  };
}

/** Medicines of this name that a pharmacist may approve. */
export function medicinesQuery(name: string, locale: Locale) {
  const keyword = name.trim();
  return queryOptions({
    queryKey: [...consultationKey, 'medicines', keyword, locale],
    queryFn: async () => {
      const { entities } = await getProducts(await http(), { q: keyword, locale, facets: 'false' });
      return entities.filter(({ drug }) => drug?.policy === 'approval').slice(0, MOST_FOUND);
    },
    enabled: keyword.length >= LEAST_LETTERS,
  });
}

export function closeMutation(id: number, locale: Locale) {
  return {
    mutationFn: async (end: CloseConversation) =>
      closeConversation(await http(), { id, locale, end }),
    retry: false,
  };
}
