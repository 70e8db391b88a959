import { useEffect, useSyncExternalStore } from 'react';
import type { ConversationDetail, Message } from '@/lib/api/contract/conversations';
import { markRead, type Seat } from '@/lib/queries/consultation';

/**
 * Tells the service how far this side has read, only while somebody can see the page: what arrives behind other tabs
 * stays unread, and the member is called back for it.
 */
export function useReadMark(
  seat: Seat,
  state: ConversationDetail['state'],
  last: Message | undefined,
): void {
  const visible = useSyncExternalStore(listen, isVisible, () => false);
  const me = seat.side === 'desk' ? 'pharmacist' : 'member';
  const until = last?.id ?? 0;
  const mine = last?.from === me;
  useEffect(() => {
    // The member knows by now that somebody took it, also where nothing has been said.
    const looked = me === 'member' && state !== 'queued';
    if (!visible || ((mine || until === 0) && !looked)) return;
    void markRead(seat, until).catch(() => undefined);
  }, [me, mine, seat, state, until, visible]);
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
