import type { Desk } from '@/lib/api/contract/pharmacy-desk';

type Seen = Pick<Desk, 'queue' | 'mine'>;

/** Whether somebody new waits, a colleague handed something over, or a member wrote. */
export function isNews(before: Seen, now: Seen): boolean {
  const known = new Set([...before.queue, ...before.mine].map(({ id }) => id));
  const unreadOf = new Map(before.mine.map(({ id, unread }) => [id, unread]));
  return (
    [...now.queue, ...now.mine].some(({ id }) => !known.has(id)) ||
    now.mine.some(({ id, unread }) => unread > (unreadOf.get(id) ?? 0))
  );
}
