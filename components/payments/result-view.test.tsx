import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/lib/orders/contract';
import en from '@/messages/payments/en.json';
import { eventually } from '@/tests/harness/eventually';
import { ANY_AMOUNT, ORDER_ID, PAYMENT_ID, wireOrder } from '@/tests/harness/orders-wire';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { OpenOrder } from './open-order';
import { ResultView } from './result-view';

let order: Order;
let looks = 0;
const server = setupServer();
const result = `/orders/${ORDER_ID}/payment/result`;

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit(result);
  order = wireOrder();
  looks = 0;
  server.use(
    http.get('*/api/v1/payments/methods', () => HttpResponse.json(ANY_AMOUNT)),
    http.get('*/api/v1/me/orders', () =>
      HttpResponse.json({ entities: [order], page: 1, per_page: 1, total: 1 }),
    ),
    http.get('*/api/v1/me/orders/:id', () => {
      looks += 1;
      return HttpResponse.json(order);
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});

const withPayment = (change: Partial<Order['payment']>) =>
  wireOrder({ payment: { ...wireOrder().payment, id: PAYMENT_ID, ...change } });

describe('result', () => {
  const showResult = () => show(<ResultView orderId={ORDER_ID} />, en);
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

  it('is paid when the order is', async () => {
    order = wireOrder({
      status: 'paid',
      created_at: '2026-11-20T03:00:00.000Z',
      earned_coins: 12,
      actions: { ...wireOrder().actions, pay: false },
      payment: { ...wireOrder().payment, id: 'pay_0123456789abcdef', status: 'succeeded' },
    });
    showResult();
    await heading('Payment successful');
    expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('Serum2 pieces฿200.00');
    expect(screen.getByText('Date').nextSibling).toHaveTextContent(/20 Nov.* 2026/);
    expect(screen.getByText('Coins from this order').nextSibling).toHaveTextContent('12');
    expect(screen.getByText('89ABCDEF')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/orders/${ORDER_ID}`,
    );
    expect(
      screen.queryByRole('region', { name: /another payment method/ }),
    ).not.toBeInTheDocument();
  });

  it('ignores the address, and polls until the order is decided', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    visit(`${result}?status=success`);
    order = withPayment({ status: 'pending_action' });
    showResult();
    await heading('Waiting for your payment');
    order = wireOrder({ status: 'paid', payment: { ...order.payment, status: 'succeeded' } });
    await vi.advanceTimersByTimeAsync(2_500);
    await heading('Payment successful');
    const before = looks;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(before);
  });

  it('shows why it failed, and how it can still be paid', async () => {
    order = withPayment({ status: 'failed', failure_code: 'authentication_failed' });
    showResult();
    await heading('Payment unsuccessful');
    expect(screen.getByText(/could not verify your identity/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:\d\d)$/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      `/orders/${ORDER_ID}/payment/kbank?pay=now`,
    );
    expect(
      screen.getByRole('region', { name: 'Choose another payment method' }),
    ).toBeInTheDocument();
  });

  it('suggests a new order after this one expired, and reports a late payment', async () => {
    order = wireOrder({
      status: 'expired',
      refund: { status: 'refunded', amount: 240 },
      actions: { ...wireOrder().actions, pay: false },
    });
    showResult();
    await heading('Your order has expired');
    expect(screen.getByText(/Please place a new order/)).toBeInTheDocument();
    expect(screen.getByText(/฿240.00 has been refunded/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('reports a cancelled order and its refund', async () => {
    order = wireOrder({
      status: 'cancelled',
      refund: { status: 'refund_pending', amount: 240 },
      actions: { ...wireOrder().actions, pay: false },
    });
    showResult();
    await heading('Your order was cancelled');
    expect(screen.getByText(/We are refunding ฿240.00/)).toBeInTheDocument();
  });

  it('warns not to pay again during a review', async () => {
    order = withPayment({ status: 'review' });
    showResult();
    await heading('We are checking your payment');
    expect(screen.getByText(/do not pay again/)).toBeInTheDocument();
  });
});

describe('the short forms', () => {
  it('redirect to the order awaiting payment', async () => {
    show(<OpenOrder page="qr/form" />, en);
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith(`/orders/${ORDER_ID}/payment/qr/form`);
    });
  });

  it('redirect to the list if no order waits', async () => {
    server.use(
      http.get('*/api/v1/me/orders', ({ request }) => {
        expect(new URL(request.url).searchParams.getAll('status')).toEqual(['waiting_payment']);
        return HttpResponse.json({ entities: [], page: 1, per_page: 1, total: 0 });
      }),
    );
    show(<OpenOrder page="result" />, en);
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith('/orders/order_list');
    });
  });
});
