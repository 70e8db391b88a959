import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Message } from '@/lib/conversations/contract';
import { sendMessage } from '@/lib/conversations/calls';
import { normalizeError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { isOffline, newKey } from '@/lib/browser/browser';
import { onConnection } from '@/lib/browser/connection';
import { refreshConversation, type Seat } from '@/lib/conversations/queries';
import { useUnsent } from '@/stores/unsent-messages';

const NONE: readonly never[] = [];
const AGAIN_MS = 5_000;

/**
 * Sends messages one at a time, retrying until the service has them. Each message has its own id, so that it arrives
 * once.
 */
export function useOutbox(seat: Seat) {
  const client = useQueryClient();
  const key = `${seat.side} ${String(seat.id)}`;
  const unsent = useUnsent((state) => state.lists[key] ?? NONE);
  const { add, refuse, remove } = useUnsent.getState();
  const busy = useRef(false);

  const flush = useCallback(async () => {
    if (busy.current || isOffline()) return;
    busy.current = true;
    try {
      for (;;) {
        const next = useUnsent.getState().lists[key]?.find(({ refused }) => refused === undefined);
        if (!next) break;
        const { refused: _, ...message } = next;
        const sent = await trySending(seat, message);
        if (sent === 'later') break;
        if (typeof sent === 'string') refuse(key, next.client_msg_id, sent);
        else {
          await refreshConversation(client);
          remove(key, next.client_msg_id);
        }
      }
    } finally {
      busy.current = false;
    }
  }, [client, key, refuse, remove, seat]);

  useEffect(() => {
    void flush();
    const again = setInterval(() => void flush(), AGAIN_MS);
    const stop = onConnection(() => void flush());
    return () => {
      clearInterval(again);
      stop();
    };
  }, [flush]);

  return {
    unsent,
    send: (body: string) => {
      add(key, { client_msg_id: newKey(), type: 'text', body });
      void flush();
    },
    drop: (clientMsgId: string) => {
      remove(key, clientMsgId);
    },
  };
}

/** The message, why it was refused, or that it may be tried again. */
async function trySending(
  seat: Seat,
  message: Parameters<typeof sendMessage>[2],
): Promise<Message | string> {
  try {
    return await sendMessage(await http(), seat, message);
  } catch (failure) {
    const { status, message: reason } = normalizeError(failure);
    return status === 409 || status === 422 || status === 404 || status === 403 ? reason : 'later';
  }
}
