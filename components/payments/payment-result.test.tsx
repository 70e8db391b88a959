import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@/lib/orders/contract-values';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/checkout/contract-values';
import checkoutEn from '@/messages/checkout/en.json';
import checkoutTh from '@/messages/checkout/th.json';
import giftsEn from '@/messages/gift-cards/en.json';
import giftsTh from '@/messages/gift-cards/th.json';
import ordersEn from '@/messages/orders/en.json';
import ordersTh from '@/messages/orders/th.json';
import en from '@/messages/payments/en.json';
import th from '@/messages/payments/th.json';
import { wireOrder } from '@/tests/harness/orders-wire';
import { isUndecided, reasonOf, resultOf, type PaymentResult } from './payment-result';
import { isPaymentTarget } from './hand-over';

function order(status: OrderStatus, paid: PaymentStatus | null = null) {
  const { payment } = wireOrder();
  return { status, payment: { ...payment, status: paid } };
}

describe('resultOf', () => {
  it.each<[PaymentStatus | null, PaymentResult]>([
    [null, 'unpaid'],
    ['initiated', 'waiting'],
    ['pending_action', 'waiting'],
    ['succeeded', 'waiting'],
    ['failed', 'failed'],
    ['expired', 'failed'],
    ['cancelled', 'failed'],
    ['review', 'review'],
    ['late_success', 'review'],
  ])('an order that waits, with a payment %s: %s', (payment, result) => {
    expect(resultOf(order('waiting_payment', payment))).toBe(result);
  });

  it.each<[OrderStatus, PaymentResult]>([
    ['paid', 'paid'],
    ['waiting_branch_approval', 'paid'],
    ['completed', 'paid'],
    ['expired', 'order_expired'],
    ['cancelled', 'order_cancelled'],
    ['cash_on_delivery', 'cod'],
  ])('the order alone decides otherwise: %s is %s', (status, result) => {
    for (const payment of PAYMENT_STATUSES) expect(resultOf(order(status, payment))).toBe(result);
  });

  it('never reports an unpaid order as paid', () => {
    const unpaid: readonly OrderStatus[] = ['created', 'waiting_payment', 'expired', 'cancelled'];
    for (const status of unpaid) {
      for (const payment of PAYMENT_STATUSES) {
        expect(resultOf(order(status, payment))).not.toBe('paid');
      }
    }
  });

  it('has texts for every result', () => {
    const words = new Set(Object.keys(en));
    for (const status of ORDER_STATUSES) {
      for (const payment of [null, ...PAYMENT_STATUSES]) {
        const asked = order(status, payment);
        const result = resultOf(asked);
        expect(words).toContain(`payments.result.${result}`);
        expect(words).toContain(
          result === 'paid' ? 'payments.result.paidNext.home' : `payments.result.${result}Next`,
        );
        expect(words).toContain(reasonOf(asked));
      }
    }
  });
});

it.each([
  ['en', { ...en, ...checkoutEn, ...giftsEn, ...ordersEn }],
  ['th', { ...th, ...checkoutTh, ...giftsTh, ...ordersTh }],
])('a way to pay has one name, wherever it is chosen or told (%s)', (_, texts) => {
  const names = (method: PaymentMethod) =>
    Object.entries(texts)
      .filter(([id]) => /^(checkout|payments)\.method\.|^(gifts|orders)\.payment\./.test(id))
      .filter(([id]) => id.endsWith(`.${method}`))
      .map(([, name]) => name);
  for (const method of PAYMENT_METHODS) {
    expect(names(method).length).toBeGreaterThan(2);
    expect(new Set(names(method)).size).toBe(1);
  }
});

it('polls only while the result may change', () => {
  expect(isUndecided(order('waiting_payment', 'pending_action'))).toBe(true);
  expect(isUndecided(order('waiting_payment', 'review'))).toBe(true);
  expect(isUndecided(order('waiting_payment', 'failed'))).toBe(false);
  expect(isUndecided(order('paid', 'succeeded'))).toBe(false);
});

describe('isPaymentTarget', () => {
  const shop = { protocol: 'https:', hostname: 'shop.example' };
  const demo = { protocol: 'http:', hostname: 'localhost' };
  it.each([
    ['https://bank.example/pay', shop, true],
    ['https://bank.example/pay', demo, true],
    ['http://localhost:3001/pay', demo, true],
    ['http://bank.example/pay', demo, false],
    ['http://shop.example/pay', shop, false],
    ['javascript:alert(1)', demo, false],
    ['data:text/html,x', demo, false],
    ['/pay', demo, false],
  ])('%s from %o: %s', (url, page, allowed) => {
    expect(isPaymentTarget(url, page)).toBe(allowed);
  });
});
