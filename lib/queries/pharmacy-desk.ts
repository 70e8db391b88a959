import type { HandOver } from '../api/contract/conversations';
import { getNotes, handOverConversation, setDuty } from '../api/endpoints/consultation';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { consultationKeys } from './consultation';

export function dutyMutation() {
  return { mutationFn: async (on: boolean) => setDuty(await http(), on), retry: false };
}

export function notesQuery(id: number, locale: Locale) {
  return {
    queryKey: [...consultationKeys.all, 'notes', id, locale],
    queryFn: async () => getNotes(await http(), id, locale),
    staleTime: 0,
  };
}

export function handOverMutation(id: number, locale: Locale) {
  return {
    mutationFn: async (handOver: HandOver) =>
      handOverConversation(await http(), { id, locale, handOver }),
    retry: false,
  };
}
