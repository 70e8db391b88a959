import { describe, expect, it } from 'vitest';
import { beyondLimit, refundOfMove, refundOfPayment } from './refund-limit.ts';

describe('a refund beyond the limit of the role', () => {
  it.each([
    { refundLimit: null, amount: 99_999_999, max: undefined },
    { refundLimit: 10_000, amount: 9_999, max: undefined },
    { refundLimit: 10_000, amount: 10_000, max: undefined },
    { refundLimit: 10_000, amount: 10_001, max: 100 },
    { refundLimit: 49_950, amount: 50_000, max: 499.5 },
    { refundLimit: 0, amount: 0, max: undefined },
    { refundLimit: 0, amount: 1, max: 0 },
    { refundLimit: 10_000, amount: Infinity, max: 100 },
  ])('limit $refundLimit, refund $amount', ({ refundLimit, amount, max }) => {
    const refusal = beyondLimit({ refundLimit }, amount);
    expect(refusal).toEqual(
      max === undefined ? undefined : { code: 'REFUND_LIMIT', data: { max } },
    );
  });
});

const at = new Date('2026-11-29T05:00:00Z');

it.each([
  { status: 'paid', to: 'cancelled', refund: 14_000 },
  { status: 'rejected_by_branch', to: 'cancelled', refund: 14_000 },
  { status: 'paid', to: 'packing', refund: 0 },
  { status: 'waiting_payment', to: 'cancelled', refund: 0 },
  { status: 'cash_on_delivery', to: 'cancelled', refund: 0 },
  { status: 'shipped', to: 'cancelled', refund: 0 },
] as const)('an order moved from $status to $to gives back $refund', ({ status, to, refund }) => {
  const order = {
    ...{ status, total: 14_000, toPay: 10_000, expiresAt: null, succeededAt: at },
    ...({ deliveryMethod: 'home', paymentMethod: 'qr' } as const),
  };
  expect(refundOfMove(order, to, at)).toBe(refund);
});

it.each([
  { move: 'refund', received: null, refund: 14_000 },
  { move: 'refund', received: { amount: 20_000, currency: 'THB' }, refund: 20_000 },
  { move: 'refund', received: { amount: 500, currency: 'USD' }, refund: Infinity },
  { move: 'resolve', received: { amount: 14_000, currency: 'THB' }, refund: 4_000 },
] as const)(
  'a payment with $received gives back $refund by $move',
  ({ move, received, refund }) => {
    const asked = { status: 'failed', amount: 4_000, unasked: 0, reason: 'returned' } as const;
    const payment = {
      ...{ amount: 14_000, refund: move === 'resolve' ? asked : null },
      received: received && { ...received, providerRef: 'ch_1' },
    };
    expect(refundOfPayment(payment, move)).toBe(refund);
  },
);
