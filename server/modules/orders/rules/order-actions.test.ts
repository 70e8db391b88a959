import { describe, expect, it } from 'vitest';
import {
  CANCEL_WINDOW_MS,
  ORDER_STATUSES,
  RETURN_WINDOW_DAYS,
  type OrderStatus,
} from '../../../../lib/orders/contract-values.ts';
import { actionsOf, isPaidFor } from './order-actions.ts';
import type { OrderDetail } from '../ports.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const DAY_MS = 86_400_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

/** An order of a member as far as its actions go; it came into its status now. */
function orderOf(status: OrderStatus, changes: Partial<OrderDetail> = {}): OrderDetail {
  const order: Partial<OrderDetail> = {
    status,
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    total: 14_000,
    giftCardAmount: 0,
    expiresAt: null,
    succeededAt: NOW,
    timeline: [{ status, at: NOW, actor: 'system', note: '' }],
    returns: [],
    taxInvoice: null,
    ...changes,
  };
  return order as OrderDetail;
}

/** The statuses in which an order that is otherwise the same can do something. */
const statusesWith = (
  action: 'pay' | 'cancel' | 'reorder' | 'return' | 'taxInvoice' | 'chooseBranch',
  changes: Partial<OrderDetail> = {},
) => ORDER_STATUSES.filter((status) => actionsOf(orderOf(status, changes), NOW)[action]);

describe('what a member may do with an order', () => {
  it('is to pay it while it waits for that, until its time is over', () => {
    expect(statusesWith('pay', { expiresAt: after(1) })).toEqual(['waiting_payment']);
    expect(statusesWith('pay', { expiresAt: NOW })).toEqual([]);
    expect(statusesWith('pay')).toEqual([]);
  });

  it('is to order again whatever was once ordered for good', () => {
    const others = ORDER_STATUSES.filter((status) => !statusesWith('reorder').includes(status));
    expect(others).toEqual(['created', 'waiting_payment']);
  });

  it('is to choose another branch where one rejected it', () => {
    expect(statusesWith('chooseBranch')).toEqual(['rejected_by_branch']);
  });

  it('is to cancel it within an hour after it was paid, and sees when that ends', () => {
    const last = actionsOf(orderOf('paid'), after(CANCEL_WINDOW_MS - 1));
    expect(last).toMatchObject({ cancel: true, cancellableUntil: after(CANCEL_WINDOW_MS) });
    const over = actionsOf(orderOf('paid'), after(CANCEL_WINDOW_MS));
    expect(over).toMatchObject({ cancel: false, cancellableUntil: null });
  });

  it('is to cancel it while nothing was paid, until it expires by itself', () => {
    const order = orderOf('waiting_payment', { succeededAt: null, expiresAt: after(60_000) });
    expect(actionsOf(order, NOW)).toMatchObject({
      cancel: true,
      cancellableUntil: order.expiresAt,
    });
  });

  it('is to cancel what a branch rejected, and no clock runs', () => {
    const late = actionsOf(orderOf('rejected_by_branch'), after(30 * DAY_MS));
    expect(late).toMatchObject({ cancel: true, cancellableUntil: null });
  });
});

describe('goods can be returned', () => {
  const ARRIVED = ['delivered', 'collected', 'completed'];

  it('once they arrived', () => {
    expect(statusesWith('return').toSorted()).toEqual(ARRIVED.toSorted());
  });

  it('once', () => {
    const returns = [{ status: 'requested' }] as unknown as OrderDetail['returns'];
    expect(statusesWith('return', { returns })).toEqual([]);
  });

  it.each([
    [RETURN_WINDOW_DAYS * DAY_MS - 1, true],
    [RETURN_WINDOW_DAYS * DAY_MS, false],
  ])('until %d ms after their arrival, however long ago that is told: %s', (ms, expected) => {
    const timeline = (['shipped', 'delivered', 'completed'] as const).map((status, days) => ({
      ...{ status, at: after((days - 1) * DAY_MS), note: '' },
      actor: 'system' as const,
    }));
    const order = orderOf('completed', { timeline });
    expect(actionsOf(order, after(ms)).return).toBe(expected);
  });

  it('never without an arrival date', () => {
    expect(actionsOf(orderOf('completed', { timeline: [] }), NOW).return).toBe(false);
  });
});

describe('a tax invoice', () => {
  const CLOSED: readonly OrderStatus[] = ['cancelled', 'expired'];
  const paidIn = (changes: Parameters<typeof orderOf>[1] & { toPay?: number }) =>
    ORDER_STATUSES.filter((status) =>
      isPaidFor({ ...orderOf(status, changes), toPay: changes.toPay ?? 14_000 }),
    );

  it('is for money that came in, and stays for an order that goes on', () => {
    const open = ORDER_STATUSES.filter((status) => !CLOSED.includes(status));
    expect(paidIn({})).toEqual(open);
    expect(paidIn({ succeededAt: null })).toEqual([]);
  });

  it('of cash is for goods that were handed over; of a gift card alone it needs not wait', () => {
    const handed = ['delivered', 'collected', 'completed'];
    expect(paidIn({ paymentMethod: 'cod' })).toEqual(handed);
    expect(paidIn({ paymentMethod: 'cod', toPay: 0 })).toEqual(paidIn({}));
  });

  it('is given once', () => {
    const taxInvoice = { serial: 'ARUN2611-000001' } as unknown as OrderDetail['taxInvoice'];
    expect(statusesWith('taxInvoice', { taxInvoice })).toEqual([]);
    expect(statusesWith('taxInvoice')).toEqual(paidIn({}));
    // Money of gift cards is no cash due.
    expect(statusesWith('taxInvoice', { paymentMethod: 'cod', giftCardAmount: 14_000 })).toEqual(
      paidIn({}),
    );
  });
});
