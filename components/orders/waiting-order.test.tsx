import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '@/lib/orders/contract';
import { loadMessages } from '@/lib/i18n/messages';
import { inSeconds, ORDER_ID, wireOrder } from '@/tests/harness/orders-wire';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { WaitingOrder } from './waiting-order';

let order: Order;
const server = setupServer(
  http.get('*/api/v1/me/orders', () => {
    const waits = order.status === 'waiting_payment';
    const entities = waits ? [order] : [];
    return HttpResponse.json({ entities, page: 1, per_page: 1, total: entities.length });
  }),
  http.get('*/api/v1/me/orders/:id', () => HttpResponse.json(order)),
  http.post('*/api/v1/me/orders/:id/cancel', () => {
    order = { ...order, status: 'cancelled' };
    return HttpResponse.json(order);
  }),
);

beforeAll(async () => {
  server.listen();
  await Promise.all([loadMessages('en', ['orders']), import('./cancel-dialog')]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/cart');
  order = wireOrder();
  order = { ...order, expires_at: inSeconds(725), actions: { ...order.actions, cancel: true } };
});
afterEach(() => {
  server.resetHandlers();
});

const EMPTY = 'Your cart is empty';
const LINES = 'Serum 1';
const open = () => {
  show(
    <WaitingOrder pending="Loading" instead={<p>{EMPTY}</p>}>
      <p>{LINES}</p>
    </WaitingOrder>,
    {},
  );
};

test('comes with what stands below it, which it never pushes down', async () => {
  open();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText(LINES)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toBeInTheDocument();
});

test('what cannot be told of holds nothing back', async () => {
  server.use(http.get('*/api/v1/me/orders', () => HttpResponse.error()));
  open();
  expect(await screen.findByText(LINES)).toBeInTheDocument();
});

test('says which order waits, for how long, and how to pay it', async () => {
  open();
  expect(await screen.findByRole('link', { name: `Order ${ORDER_ID}` })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^12:0\d$/);
  expect(screen.getByRole('link', { name: 'Pay ฿240.00' })).toHaveAttribute(
    'href',
    `/orders/${ORDER_ID}/payment/kbank?pay=now`,
  );
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

test('once it is cancelled the cart is what it is', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
});

test('nothing waits: nothing is said about it', async () => {
  order = wireOrder({ status: 'paid' });
  open();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
});
