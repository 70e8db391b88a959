import { useEffect, useRef, useState } from 'react';
import { TYPING_EVERY_MS, TYPING_MS, type Sender } from '@/lib/conversations/contract-values';
import type { Message } from '@/lib/conversations/contract';
import { isOffline } from '@/lib/browser/browser';
import { typingNow } from '@/lib/conversations/queries-extras';
import type { Seat } from '@/lib/conversations/queries';
import { typingSignal } from '@/lib/conversations/typing-signal';

/** Whether the other one is writing, and how to tell that one is. */
export function useTyping(seat: Seat, other: Sender, last: Message | undefined) {
  // Last message at the signal; a newer message ends typing.
  const [heardAt, setHeardAt] = useState<number>();
  const toldAt = useRef(0);
  const newest = last?.id ?? 0;
  const { id } = seat;
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined;
    const stop = typingSignal.listen((typed) => {
      if (typed.conversation_id !== id || typed.from !== other) return;
      setHeardAt(newest);
      clearTimeout(over);
      over = setTimeout(() => {
        setHeardAt(undefined);
      }, TYPING_MS);
    });
    return () => {
      stop();
      clearTimeout(over);
    };
  }, [id, newest, other]);
  return {
    isTyping: heardAt === newest,
    onType: () => {
      const now = Date.now();
      if (isOffline() || now - toldAt.current < TYPING_EVERY_MS) return;
      toldAt.current = now;
      // A mark that is lost is of no matter.
      void typingNow(seat).catch(() => undefined);
    },
  };
}
