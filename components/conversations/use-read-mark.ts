import { useEffect, useSyncExternalStore } from 'react';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import { markRead, type Seat } from '@/lib/conversations/queries';

/**
 * Tells the service how far this side has read, only while somebody can see the page: what arrives behind other tabs
 * stays unread, and the member is called back for it.
 */
export function useReadMark(
  seat: Seat,
  state: ConversationDetail['state'],
  messages: readonly Message[],
): void {
  const visible = useSyncExternalStore(listen, isVisible, () => false);
  const me = seat.side === 'desk' ? 'pharmacist' : 'member';
  // One's own messages, or a colleague's at the desk, may follow what is not read yet.
  const until = messages.findLast(({ from }) => from !== me)?.id ?? 0;
  useEffect(() => {
    // The member knows by now that somebody took it, also where nothing has been said.
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
