import { describe, expect, it } from 'vitest';
import type { OrderRepo } from '../../orders/ports.ts';
import { createFindPayment } from './find-payment.ts';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import type { Payment } from '../ports.ts';
import { refusePayment } from './start-payment.ts';

type Order = Parameters<typeof refusePayment>[0];
const orderOf = (changes: Partial<Order> = {}) =>
  ({ status: 'waiting_payment', expiresAt: OVER, ...changes }) as Order;

describe('whether a payment may be retried', () => {
  const failed = paymentOf({ status: 'failed' });

  it.each<[string, Payment, Order, Date, boolean]>([
    ['one that failed', failed, orderOf(), OPENED, true],
    ['one that expired', paymentOf({ status: 'expired' }), orderOf(), OPENED, true],
    ['one that was cancelled', paymentOf({ status: 'cancelled' }), orderOf(), OPENED, true],
    ['one that is open', paymentOf(), orderOf(), OPENED, false],
    ['one that is paid', paymentOf({ status: 'succeeded' }), orderOf(), OPENED, false],
    [
      'one that was never answered',
      paymentOf({ nextAction: { type: 'none' } }),
      orderOf(),
      after(OPENED, 30_000),
      true,
    ],
    ['one in the last moment of its order', failed, orderOf(), after(OVER, -1), true],
    ['one whose order is over', failed, orderOf(), OVER, false],
    ['one whose order is paid', failed, orderOf({ status: 'paid' }), OPENED, false],
    ['one whose order has no time', failed, orderOf({ expiresAt: null }), OPENED, false],
  ])('%s', async (_, payment, order, now, retryable) => {
    const find = createFindPayment({
      payments: { find: () => Promise.resolve(payment) },
      orders: { find: () => Promise.resolve(order) } as unknown as Pick<OrderRepo, 'find'>,
      clock: { now: () => now },
    });
    expect(await find(1, 'pay_1')).toMatchObject({ retryable });
  });
});

describe('whether an order may be paid', () => {
  it.each<[string, Order, Date, string | undefined]>([
    ['one that waits', orderOf(), after(OVER, -1), undefined],
    ['one without an end', orderOf({ expiresAt: null }), OVER, undefined],
    ['one whose time is over', orderOf(), OVER, 'ORDER_EXPIRED'],
    ['one that expired', orderOf({ status: 'expired' }), OPENED, 'ORDER_EXPIRED'],
    ['one that was cancelled', orderOf({ status: 'cancelled' }), OPENED, 'ALREADY_CANCELLED'],
    ['one that is paid', orderOf({ status: 'paid' }), OPENED, 'ALREADY_PAID'],
  ])('%s', (_, order, at, code) => {
    expect(refusePayment(order, at)?.code).toBe(code);
  });
});
