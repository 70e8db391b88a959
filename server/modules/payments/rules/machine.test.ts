import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../../lib/orders/contract-values.ts';
import { OPEN_STATUSES, PAYMENT_MOVES, isOpen, mayMove, movePayment } from './machine.ts';

const PAIRS = PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const));

describe('the payment machine', () => {
  it('reaches every status from initiated', () => {
    const reached = new Set<PaymentStatus>(['initiated']);
    for (const from of reached) for (const to of PAYMENT_MOVES[from]) reached.add(to);
    expect(reached).toEqual(new Set(PAYMENT_STATUSES));
  });

  it('has two undecided statuses', () => {
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(OPEN_STATUSES);
    expect(OPEN_STATUSES).toEqual(['initiated', 'pending_action']);
  });

  it('lets staff refund reviewed money, and late money count or be refunded', () => {
    expect(PAYMENT_MOVES.review).toEqual(['refund_pending']);
    expect(PAYMENT_MOVES.late_success).toEqual(['succeeded', 'refund_pending']);
  });

  it('lets received money leave by a refund only', () => {
    expect(PAYMENT_MOVES.succeeded).toEqual(['refund_pending']);
    expect(PAYMENT_MOVES.refund_pending).toEqual(['refunded']);
    expect(PAYMENT_MOVES.refunded).toEqual([]);
  });

  it('lets an attempt succeed after any report, and reopens none', () => {
    for (const from of ['initiated', 'pending_action', 'failed', 'expired', 'cancelled'] as const) {
      expect(mayMove(from, 'succeeded')).toBe(true);
      expect(mayMove(from, 'initiated')).toBe(false);
    }
    const closed = PAYMENT_STATUSES.filter((status) => !isOpen(status));
    expect(closed.some((from) => mayMove(from, 'pending_action'))).toBe(false);
  });

  it.each(PAIRS)('%s -> %s happens only by the table', async (from, to) => {
    const written: string[] = [];
    const changeStatus = (id: string) => {
      written.push(id);
      return Promise.resolve(true);
    };
    const moved = await movePayment({ changeStatus }, 'p1', { from, to, at: new Date() });
    expect(moved).toBe(PAYMENT_MOVES[from].includes(to));
    expect(written).toHaveLength(moved ? 1 : 0);
  });
});
