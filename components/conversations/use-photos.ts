import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PICTURE_MAX_BYTES } from '@/lib/uploads/contract-values';
import { normalizeError } from '@/lib/api/error';
import { isOffline, newKey } from '@/lib/browser/browser';
import { onConnection } from '@/lib/browser/connection';
import { putPhoto } from '@/lib/conversations/queries-extras';
import { refreshConversation, type Seat } from '@/lib/conversations/queries';
import { useUnsentPhotos, type UnsentPhoto } from '@/stores/unsent-photos';

const NONE: readonly never[] = [];
/** Whatever else failed may be tried again. */
const FINAL = [403, 404, 409, 413, 422];

/** Sends photos when chosen; retries failed ones on reconnect or by hand. */
export function usePhotos(seat: Seat) {
  const intl = useIntl();
  const client = useQueryClient();
  const key = `${seat.side} ${String(seat.id)}`;
  const photos = useUnsentPhotos((state) => state.lists[key] ?? NONE);
  const { put, remove } = useUnsentPhotos.getState();

  const send = useCallback(
    async ({ client_msg_id, file }: UnsentPhoto) => {
      const photo = { client_msg_id, file };
      put(key, photo);
      try {
        await putPhoto(seat, photo);
        await refreshConversation(client);
        remove(key, client_msg_id);
      } catch (failure) {
        const { status, message: reason } = normalizeError(failure);
        put(key, { ...photo, failed: { reason, final: FINAL.includes(status) } });
      }
    },
    [client, key, put, remove, seat],
  );

  useEffect(() => {
    for (const photo of useUnsentPhotos.getState().lists[key] ?? []) {
      if (photo.isWaiting) void send(photo);
    }
  }, [key, send]);

  useEffect(
    () =>
      onConnection(() => {
        if (isOffline()) return;
        for (const photo of useUnsentPhotos.getState().lists[key] ?? []) {
          if (photo.failed?.final === false) void send(photo);
        }
      }),
    [key, send],
  );

  return {
    photos,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const photo = { client_msg_id: newKey(), file };
        if (file.size <= PICTURE_MAX_BYTES) void send(photo);
        else {
          const reason = intl.formatMessage({ id: 'conversations.photo.tooLarge' });
          put(key, { ...photo, failed: { reason, final: true } });
        }
      }
    },
    again: (photo: UnsentPhoto) => {
      void send(photo);
    },
    drop: (clientMsgId: string) => {
      remove(key, clientMsgId);
    },
  };
}
