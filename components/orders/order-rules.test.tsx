import { describe, expect, it } from 'vitest';
import { FAILED_STATUSES, ORDER_STATUSES, type OrderStatus } from '@/lib/orders/contract-values';
import type { Order } from '@/lib/orders/contract';
import en from '@/messages/orders/en.json';
import { wireOrder } from '@/tests/harness/orders-wire';
import { show } from '@/tests/harness/show';
import { stepsAhead } from './order-steps';
import { STATUSES_OF, tabOf } from './order-tabs';
import { StatusBadge } from './status-badge';
import { Timeline } from './timeline';

describe('the tabs', () => {
  it('hold every status, each once', () => {
    const all = Object.values(STATUSES_OF).flat();
    expect(all.toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  });

  it.each([
    ['waiting', 'waiting'],
    ['nothing', 'all'],
    [null, 'all'],
  ])('%s is %s', (name, tab) => {
    expect(tabOf(name)).toBe(tab);
  });
});

describe('the steps ahead', () => {
  const ahead = (status: OrderStatus, change: Partial<Order> = {}) =>
    stepsAhead(wireOrder({ status, ...change }));
  const cash = { payment: { ...wireOrder().payment, method: 'cod' as const } };

  it.each<[string, readonly OrderStatus[], readonly OrderStatus[]]>([
    [
      'home, paid online',
      ahead('waiting_payment'),
      ['paid', 'packing', 'shipped', 'delivered', 'completed'],
    ],
    [
      'home, cash',
      ahead('created', cash),
      ['cash_on_delivery', 'packing', 'shipped', 'delivered', 'completed'],
    ],
    [
      'pick-up',
      ahead('paid', { delivery_method: 'pickup' }),
      ['waiting_branch_approval', 'branch_approved', 'branch_received', 'collected', 'completed'],
    ],
    [
      'rejected: the shopper answers first',
      ahead('rejected_by_branch', { delivery_method: 'pickup' }),
      [],
    ],
    ['cancelled', ahead('cancelled'), []],
    ['expired', ahead('expired'), []],
    ['completed', ahead('completed'), []],
  ])('%s', (_, steps, expected) => {
    expect(steps).toEqual(expected);
  });
});

it('has words for every status and what it means', () => {
  for (const status of ORDER_STATUSES) {
    expect(Object.keys(en)).toEqual(
      expect.arrayContaining([`orders.status.${status}`, `orders.meaning.${status}`]),
    );
  }
});

it.each([...FAILED_STATUSES])('%s is no success, in the badge and among the steps', (state) => {
  const order = wireOrder({
    status: state,
    timeline: [{ state, at: '2026-11-20T03:00:00.000Z', actor: 'system', note: '' }],
  });
  show(
    <>
      <StatusBadge status={state} />
      <Timeline order={order} />
    </>,
    en,
  );
  expect(document.querySelector('[data-tone]')).not.toHaveAttribute('data-tone', 'success');
  expect(document.querySelector('[aria-current="step"]')).toHaveAttribute('data-state', 'failed');
});
