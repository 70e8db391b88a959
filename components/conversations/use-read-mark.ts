import { useEffect, useSyncExternalStore } from 'react';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import { markRead, type Seat } from '@/lib/conversations/queries';

/**
 * Reports how far this side has read, only while the page is visible: messages in hidden tabs stay unread, so that the
 * member is notified.
 */
export function useReadMark(
  seat: Seat,
  state: ConversationDetail['state'],
  messages: readonly Message[],
): void {
  const visible = useSyncExternalStore(listen, isVisible, () => false);
  const me = seat.side === 'desk' ? 'pharmacist' : 'member';
  // Own messages, or a colleague's at the desk, may follow unread ones.
  const until = messages.findLast(({ from }) => from !== me)?.id ?? 0;
  useEffect(() => {
    // The member now knows that it was taken, even without a message.
    const looked = me === 'member' && state !== 'queued';
    if (!visible || (until === 0 && !looked)) return;
    void markRead(seat, until).catch(() => undefined);
  }, [me, seat, state, until, visible]);
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
