import { queryOptions } from '@tanstack/react-query';
import type { NoticeChoice } from './contract-preferences';
import { getNoticePreferences, putNoticePreference } from './calls-preferences';
import { http } from '../api/http';

export const noticePreferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: async () => getNoticePreferences(await http()),
  staleTime: 0,
});

/** Serialised in order, so the last change wins. */
export const choiceMutation = {
  mutationFn: async (choice: NoticeChoice) => putNoticePreference(await http(), choice),
  scope: { id: 'notice-preferences' },
  retry: false,
};
