import { queryOptions } from '@tanstack/react-query';
import type { FollowUpAnswer } from './contract';
import { answerFollowUp, getFollowUp, getWorse, stopFollowUp } from './calls';
import { putNoticePreference } from '../notifications/calls-preferences';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { consultationKey } from '../conversations/queries';

/** Reloaded with the conversation. */
export function followUpQuery(id: number) {
  return queryOptions({
    queryKey: [...consultationKey, 'follow-up', id],
    queryFn: async () => getFollowUp(await http(), id),
    staleTime: 0,
  });
}

/** The member wants to be asked, by bell and by mail. */
export const wantFollowUpsMutation = {
  mutationFn: async () => {
    const on = { topic: 'follow_ups', enabled: true } as const;
    await putNoticePreference(await http(), { ...on, channel: 'mail' });
    await putNoticePreference(await http(), { ...on, channel: 'bell' });
  },
  retry: false,
};

export function stopFollowUpMutation(id: number) {
  return { mutationFn: async () => stopFollowUp(await http(), id), retry: false };
}

export function answerFollowUpMutation(id: number) {
  return {
    mutationFn: async (answer: FollowUpAnswer) => answerFollowUp(await http(), id, answer),
    retry: false,
  };
}

const WORSE_MS = 60_000;

export function worseQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...consultationKey, 'worse', locale],
    queryFn: async () => getWorse(await http(), locale),
    staleTime: 0,
    refetchInterval: WORSE_MS,
  });
}
