import { describe, expect, it } from 'vitest';
import {
  CANCEL_WINDOW_MS,
  ORDER_DELIVERIES,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../../lib/orders/contract-values.ts';
import {
  type OrderFacts,
  INITIAL_STATUS,
  judgeMove,
  MOVES,
  type Effect,
  type Move,
} from './machine.ts';
import type { Actor } from '../../../core/kept-orders.ts';

const ACTORS: readonly Actor[] = ['member', 'staff', 'system'];
const NOW = new Date('2026-11-21T03:00:00Z');

function factsOf(status: OrderStatus, changes: Partial<OrderFacts> = {}): OrderFacts {
  return {
    status,
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    toPay: 10_000,
    expiresAt: NOW,
    succeededAt: NOW,
    ...changes,
  };
}

/** Every kind of order that there is. */
const KINDS = ORDER_DELIVERIES.flatMap((deliveryMethod) =>
  (['kbank_card', 'cod'] as const).flatMap((paymentMethod) =>
    [0, 10_000].map((toPay) => ({ deliveryMethod, paymentMethod, toPay })),
  ),
);

const movesFrom = (status: OrderStatus) => MOVES.filter(({ from }) => from === status);
const effectsOf = ({ effects = [] }: Move) => effects;

describe('the order machine', () => {
  it('reaches every status from the first one', () => {
    const reached = new Set<OrderStatus>([INITIAL_STATUS]);
    for (const from of reached) for (const { to } of movesFrom(from)) reached.add(to);
    expect(reached).toEqual(new Set(ORDER_STATUSES));
  });

  it.each([
    ['home', 'kbank_card', ['waiting_payment', 'paid', 'packing', 'shipped', 'delivered']],
    ['email', 'kbank_card', ['waiting_payment', 'paid']],
    ['home', 'cod', ['cash_on_delivery', 'packing', 'shipped', 'delivered']],
    [
      'pickup',
      'kbank_card',
      [
        'waiting_payment',
        'paid',
        'waiting_branch_approval',
        'branch_approved',
        'branch_received',
        'collected',
      ],
    ],
  ] as const)('leads a %s order paid by %s to its member', (deliveryMethod, paymentMethod, way) => {
    let status: OrderStatus = INITIAL_STATUS;
    for (const to of [...way, 'completed'] as const) {
      const facts = factsOf(status, { deliveryMethod, paymentMethod });
      const allowed = ACTORS.filter((actor) => judgeMove(facts, to, actor, NOW).allowed);
      expect(allowed.length, `${status} -> ${to}`).toBeGreaterThan(0);
      status = to;
    }
  });

  it('ends every way in completed, cancelled or, until late money comes, expired', () => {
    const ends = ORDER_STATUSES.filter((status) => movesFrom(status).length === 0);
    expect(ends).toEqual(['completed', 'cancelled']);
    expect(movesFrom('expired').map(({ to, actors }) => [to, actors])).toEqual([
      ['paid', ['system']],
    ]);
  });

  it('lists each move once and never begins again', () => {
    const pairs = MOVES.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(MOVES.every(({ from, to }) => from !== to && to !== INITIAL_STATUS)).toBe(true);
  });

  it('holds stock before it gives it up or takes it off the shelf, and nothing is held at an end', () => {
    const seen = new Set<string>();
    const walk = (status: OrderStatus, held: boolean): void => {
      const place = `${status} ${String(held)}`;
      if (seen.has(place)) return;
      seen.add(place);
      if (movesFrom(status).length === 0 || status === 'expired') expect(held, place).toBe(false);
      for (const move of movesFrom(status)) {
        // A gift card holds nothing.
        if (move.guards?.includes('by_email')) continue;
        const has = (...names: Effect[]) => names.some((name) => effectsOf(move).includes(name));
        if (has('hold', 'hold_stock')) expect(held, `${place} -> ${move.to}`).toBe(false);
        if (has('claim', 'free_stock')) expect(held, `${place} -> ${move.to}`).toBe(true);
        const keeps = held && !has('claim', 'free_stock', 'release');
        walk(move.to, keeps || has('hold', 'hold_stock'));
      }
    };
    walk(INITIAL_STATUS, false);
  });

  it('gives money back with every end of what may have been paid', () => {
    const paid: OrderStatus[] = [
      'paid',
      'waiting_branch_approval',
      'branch_approved',
      'rejected_by_branch',
    ];
    const cancels = MOVES.filter(({ from, to }) => to === 'cancelled' && paid.includes(from));
    expect(cancels).toHaveLength(paid.length);
    for (const move of cancels) {
      expect(effectsOf(move)).toEqual(expect.arrayContaining(['release', 'refund']));
    }
  });

  it.each(
    ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.flatMap((to) => ACTORS.map((actor) => [from, to, actor] as const)),
    ),
  )('%s -> %s by %s is allowed only by the table', (from, to, actor) => {
    const entry = MOVES.find((move) => move.from === from && move.to === to);
    for (const kind of KINDS) {
      const verdict = judgeMove(factsOf(from, kind), to, actor, NOW);
      if (!entry) expect(verdict).toEqual({ allowed: false, why: 'no_such_move' });
      else if (!entry.actors.includes(actor)) {
        expect(verdict).toEqual({ allowed: false, why: 'wrong_actor' });
      } else if (verdict.allowed) expect(verdict.move).toBe(entry);
      else expect(entry.guards ?? []).not.toEqual([]);
    }
  });
});

describe('guards', () => {
  const why = (facts: OrderFacts, to: OrderStatus, actor: Actor, at = NOW) => {
    const verdict = judgeMove(facts, to, actor, at);
    return verdict.allowed ? 'allowed' : verdict.why;
  };

  it('staff cancels at the branch where an approval was taken back, and only there', () => {
    const facts = factsOf('branch_received');
    expect(why(facts, 'cancelled', 'staff', NOW)).toBe('approval_stands');
    expect(why({ ...facts, approvalLost: true }, 'cancelled', 'staff', NOW)).toBe('allowed');
  });

  it('the branch confirms, and the window closes, only after the decision on a questionnaire', () => {
    const facts = factsOf('waiting_branch_approval', { succeededAt: new Date(0) });
    const waiting = { ...facts, caseState: 'waiting' } as const;
    expect(why(waiting, 'branch_approved', 'staff')).toBe('awaits_decision');
    expect(why(waiting, 'cancelled', 'member')).toBe('allowed');
    const decided = { ...facts, caseState: 'approved' } as const;
    expect(why(decided, 'branch_approved', 'staff')).toBe('allowed');
    expect(why(decided, 'cancelled', 'member')).toBe('window_passed');
  });

  it.each([
    [0, 'allowed'],
    [CANCEL_WINDOW_MS - 1, 'allowed'],
    [CANCEL_WINDOW_MS, 'window_passed'],
  ])('the member cancels within an hour after the success: %d ms later is %s', (ms, verdict) => {
    const at = new Date(NOW.getTime() + ms);
    for (const from of ['paid', 'waiting_branch_approval', 'branch_approved'] as const) {
      expect(why(factsOf(from), 'cancelled', 'member', at)).toBe(verdict);
      expect(why(factsOf(from), 'cancelled', 'staff', at)).toBe('allowed');
    }
    expect(why(factsOf('packing'), 'cancelled', 'member', at)).toBe('no_such_move');
    expect(why(factsOf('branch_received'), 'cancelled', 'member', at)).toBe('wrong_actor');
    expect(why(factsOf('rejected_by_branch'), 'cancelled', 'member', at)).toBe('allowed');
  });

  it('expires what is unpaid from the moment on that its time is over', () => {
    const expiresAt = new Date(NOW.getTime() + 1);
    const facts = factsOf('waiting_payment', { expiresAt });
    expect(why(facts, 'expired', 'system')).toBe('still_held');
    expect(why(facts, 'expired', 'system', expiresAt)).toBe('allowed');
  });

  it.each([
    [{ deliveryMethod: 'pickup', paymentMethod: 'cod' }, 'cash_on_delivery', 'not_home'],
    [{ paymentMethod: 'kbank_card' }, 'cash_on_delivery', 'not_cash'],
    [{ paymentMethod: 'cod' }, 'waiting_payment', 'not_online'],
    [{ toPay: 0 }, 'waiting_payment', 'nothing_to_pay'],
    [{ toPay: 1 }, 'paid', 'still_to_pay'],
    [{ toPay: 0 }, 'paid', 'allowed'],
  ] as const)('a new order %o -> %s: %s', (changes, to, verdict) => {
    expect(why(factsOf('created', changes), to, 'system')).toBe(verdict);
  });

  it('sends paid goods the way that was chosen', () => {
    const pickup = factsOf('paid', { deliveryMethod: 'pickup' });
    expect(why(pickup, 'packing', 'staff')).toBe('not_home');
    expect(why(factsOf('paid'), 'waiting_branch_approval', 'system')).toBe('not_pickup');
  });
});
