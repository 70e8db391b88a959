import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderPage } from '@/lib/orders/contract';
import { orderSignal } from '@/lib/browser/signal';
import en from '@/messages/orders/en.json';
import th from '@/messages/orders/th.json';
import { inSeconds, ORDER_ID, wireOrder } from '@/tests/harness/orders-wire';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { OrderList } from './order-list';

let answer: OrderPage;
let asked: URLSearchParams;
const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/orders/order_list');
  answer = { entities: [wireOrder()], page: 1, per_page: 10, total: 1 };
  server.use(
    http.get('*/api/v1/me/orders', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json(answer);
    }),
    http.get('*/api/v1/flash-sales/current', () =>
      HttpResponse.json({ now: inSeconds(0), current: null, next: null }),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
});

it('shows what waits to be paid, until when, and pays it', async () => {
  show(<OrderList />, en);
  const tile = (await screen.findByRole('heading', { name: `Order ${ORDER_ID}` })).closest('li');
  expect(tile).not.toBeNull();
  if (!tile) return;
  expect(tile).toHaveTextContent(/Pay within (30:00|29:\d\d)/);
  expect(within(tile).getByRole('link', { name: 'Pay ฿240.00' })).toHaveAttribute(
    'href',
    `/orders/${ORDER_ID}/payment/kbank?pay=now`,
  );
  expect(asked.getAll('status')).toEqual([]);
});

it('asks for the statuses of its tab, and keeps the tab from page to page', async () => {
  visit('/orders/order_list?tab=on_the_way&page=2');
  answer = { entities: [wireOrder({ status: 'shipped' })], page: 2, per_page: 10, total: 25 };
  show(<OrderList />, en);
  await screen.findByRole('heading', { name: `Order ${ORDER_ID}` });
  expect(asked.getAll('status')).toEqual(['shipped', 'branch_received']);
  expect(asked.get('page')).toBe('2');
  expect(screen.getByRole('link', { name: 'On the way / ready at branch' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Older orders' })).toHaveAttribute(
    'href',
    '/orders/order_list?tab=on_the_way&page=3',
  );
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('is read again when something happens to an order', async () => {
  show(<OrderList />, en);
  await screen.findByRole('link', { name: 'Pay ฿240.00' });
  answer = { ...answer, entities: [wireOrder({ status: 'paid' })] };
  orderSignal.send();
  await screen.findByText('Paid');
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('says that a tab is empty, and that nothing was ordered yet', async () => {
  answer = { entities: [], page: 1, per_page: 10, total: 0 };
  visit('/th/orders/order_list?tab=cancelled');
  show(<OrderList />, th, 'th');
  await screen.findByRole('heading', { name: 'ไม่มีคำสั่งซื้อในสถานะยกเลิก' });
  cleanup();
  visit('/orders/order_list');
  show(<OrderList />, en);
  await screen.findByRole('heading', { name: 'You have no orders yet' });
});

it('offers another try when it cannot be loaded', async () => {
  server.use(
    http.get('*/api/v1/me/orders', () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  show(<OrderList />, en);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: `Order ${ORDER_ID}` });
});
