import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../../../lib/api/contract/order-values.ts';
import { ok } from '../kernel/result.ts';
import { INITIAL_STATUS, judgeMove, MOVES, type Actor } from './machine.ts';
import { moveOrder, type MoveRepos } from './move-order.ts';
import type { OrderNotices } from './ports.ts';

const ACTORS: readonly Actor[] = ['member', 'staff', 'system'];

/** Remembers what a move writes, in order. */
function recorder(stillInPlace = true) {
  const written: string[] = [];
  const repos: MoveRepos = {
    orders: {
      changeStatus: async (id, { from, to, actor }) => {
        if (stillInPlace) written.push(`${id}: ${from} -> ${to} by ${actor}`);
        return stillInPlace;
      },
    },
    stock: {
      claim: async (id) => void written.push(`claim for ${id}`),
      release: async (id) => void written.push(`release of ${id}`),
    },
    flashQuota: { giveBack: async (id) => void written.push(`quota of ${id}`) },
    notifications: {
      add: async (memberId, { url }) => void written.push(`tell ${String(memberId)} ${url ?? ''}`),
    },
  };
  return { repos, written };
}

const notices: OrderNotices = {
  about: (notice, orderId) => ({
    type: 'order',
    title: { en: notice, th: notice },
    body: { en: orderId, th: orderId },
    url: `/${notice}`,
  }),
};

function move(repos: MoveRepos, status: OrderStatus, to: OrderStatus, actor: Actor) {
  const order = { id: 'AR1', memberId: 7, status };
  return moveOrder(repos, notices, { order, to, actor, at: new Date() });
}

describe('the order machine', () => {
  it('reaches every status from the first one', () => {
    const reached = new Set<OrderStatus>([INITIAL_STATUS]);
    for (const from of reached) {
      for (const { to } of MOVES.filter((candidate) => candidate.from === from)) reached.add(to);
    }
    expect(reached).toEqual(new Set(ORDER_STATUSES));
  });

  it('ends every way in completed or cancelled', () => {
    const ends = ORDER_STATUSES.filter((status) => !MOVES.some(({ from }) => from === status));
    expect(ends).toEqual(['completed', 'cancelled']);
  });

  it('lists each move once and never stays or comes back', () => {
    const pairs = MOVES.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { from, to } of MOVES) expect(MOVES).not.toContainEqual({ from: to, to: from });
    expect(MOVES.every(({ to }) => to !== INITIAL_STATUS)).toBe(true);
  });

  it('gives the stock up exactly once on every way', () => {
    const settled = (status: OrderStatus, effects: number): number[] => {
      const next = MOVES.filter(({ from }) => from === status);
      if (next.length === 0) return [effects];
      return next.flatMap(({ to, stock }) => settled(to, effects + (stock ? 1 : 0)));
    };
    expect(new Set(settled(INITIAL_STATUS, 0))).toEqual(new Set([1]));
  });

  it.each(
    ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.flatMap((to) => ACTORS.map((actor) => [from, to, actor] as const)),
    ),
  )('%s -> %s by %s is allowed only by the table', async (from, to, actor) => {
    const entry = MOVES.find((candidate) => candidate.from === from && candidate.to === to);
    const { repos, written } = recorder();
    const result = await move(repos, from, to, actor);
    if (entry?.actors.includes(actor)) {
      expect(result).toEqual(ok(to));
      expect(written[0]).toBe(`AR1: ${from} -> ${to} by ${actor}`);
    } else {
      const why = entry ? 'wrong_actor' : 'no_such_move';
      expect(judgeMove(from, to, actor)).toEqual({ allowed: false, why });
      expect(result).toEqual({
        ok: false,
        refusal: { code: 'ORDER_STATE', data: { from, to, why } },
      });
      expect(written).toEqual([]);
    }
  });

  it('claims the pieces when they are packed, in silence', async () => {
    const { repos, written } = recorder();
    await move(repos, 'cash_on_delivery', 'packing', 'staff');
    expect(written).toEqual(['AR1: cash_on_delivery -> packing by staff', 'claim for AR1']);
  });

  it('frees the pieces of a cancelled order and tells the member', async () => {
    const { repos, written } = recorder();
    await move(repos, 'cash_on_delivery', 'cancelled', 'member');
    expect(written).toEqual([
      'AR1: cash_on_delivery -> cancelled by member',
      'quota of AR1',
      'release of AR1',
      'tell 7 /cancelled',
    ]);
  });

  it('does nothing when somebody else moved the order meanwhile', async () => {
    const { repos, written } = recorder(false);
    expect(await move(repos, 'cash_on_delivery', 'packing', 'staff')).toMatchObject({
      refusal: { data: { why: 'moved_meanwhile' } },
    });
    expect(written).toEqual([]);
  });
});
