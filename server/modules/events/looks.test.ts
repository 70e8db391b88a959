import { expect, it, vi } from 'vitest';
import { Looks, type LookWorld } from './looks.ts';
import type { LiveEvent } from './ports.ts';

const MEMBER = 7;
const at = new Date('2026-11-26T09:00:00Z');
const talk: LiveEvent = { kind: 'conversation', memberId: MEMBER, conversationId: 1, at };
const ring: LiveEvent = {
  ...{ kind: 'video_call', memberId: MEMBER, conversationId: 1 },
  ...{ videoCallId: 2, revision: 1 },
};
const move: LiveEvent = {
  kind: 'order',
  memberId: MEMBER,
  id: 1,
  orderId: 'AR1',
  status: 'waiting_payment',
  at,
};

/** A service whose member signs out during a read; the events read happened afterwards. */
function signingOut(asked: string) {
  let open = true;
  const answer = <Event>(from: string, found: readonly Event[]) => {
    if (from !== asked || !listening) return Promise.resolve([]);
    open = false;
    return Promise.resolve(found);
  };
  let listening = false;
  const world = {
    liveEvents: {
      newest: () => Promise.resolve({ notification: 0, move: 0 }),
      after: () => answer('orders', [move]),
      unnumbered: () => answer('payments', [{ ...move, kind: 'payment', paymentId: 'P1' }]),
      conversations: () => answer('conversations', [talk]),
      videoCalls: () => answer('video calls', [ring]),
      waiting: () => answer('waiting', [talk]),
      desksOf: () => answer('desks', [MEMBER]),
    } as unknown as LookWorld['liveEvents'],
    sessions: { stillOpen: (ids) => Promise.resolve(new Set(open ? ids : [])) },
    signals: {} as LookWorld['signals'],
    clock: { now: () => at },
  } satisfies LookWorld;
  const looks = new Looks(world);
  return { looks, signOut: () => (listening = true) };
}

it.each(['orders', 'payments', 'conversations', 'video calls', 'waiting', 'desks'])(
  'tells nothing of %s that happened after the sign-in ended',
  async (asked) => {
    const { looks, signOut } = signingOut(asked);
    const [notify, end] = [vi.fn(), vi.fn()];
    await looks.add({ memberId: MEMBER, from: {}, sessionId: 's1', notify, end });
    signOut();
    looks.ask(['desk', 'queue', MEMBER, `talk ${String(MEMBER)}`, `ring ${String(MEMBER)}`]);
    await vi.waitFor(() => {
      expect(end).toHaveBeenCalledOnce();
    });
    expect(notify).not.toHaveBeenCalled();
  },
);
