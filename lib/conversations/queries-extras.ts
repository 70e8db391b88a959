import { queryOptions } from '@tanstack/react-query';
import type { PhotoSize } from './contract-values';
import { type NewPhoto, getPhoto, sendPhoto, tellTyping } from './calls-extras';
import { http } from '../api/http';
import type { Seat } from './queries';

/**
 * Kept for the page alone: the answer may be in no cache. Not among `consultationKey`, for nothing that happens in the
 * conversation changes a photo.
 */
export function photoQuery({ side, id, locale }: Seat, messageId: number, size: PhotoSize) {
  return queryOptions({
    queryKey: ['consultation-photo', side, id, messageId, size],
    queryFn: async () => getPhoto(await http(), { side, id, locale }, { messageId, size }),
    staleTime: Infinity,
  });
}

export async function putPhoto(seat: Seat, photo: NewPhoto): Promise<void> {
  await sendPhoto(await http(), seat, photo);
}

export async function typingNow(seat: Seat): Promise<void> {
  await tellTyping(await http(), seat);
}
