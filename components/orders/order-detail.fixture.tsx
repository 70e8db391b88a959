import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Order } from '@/lib/orders/contract';
import en from '@/messages/orders/en.json';
import { ORDER_ID, wireOrder } from '@/tests/harness/orders-wire';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { OrderDetail } from './order-detail';

/** The service's order, and the requests received for it. */
export const shop = {
  order: wireOrder(),
  sent: [] as { readonly path: string; readonly body: unknown }[],
};

export const service = setupServer();

/** Allowed actions; the others are refused. */
export const can = (...actions: readonly (keyof Order['actions'])[]): Order['actions'] => ({
  ...wireOrder().actions,
  pay: false,
  ...Object.fromEntries(actions.map((action) => [action, true])),
});

/** Before each test: a new order without any requests. */
export function begin(): void {
  visit(`/orders/${ORDER_ID}`);
  shop.order = wireOrder();
  shop.sent = [];
  service.use(
    http.get('*/api/v1/me/orders/:id', () => HttpResponse.json(shop.order)),
    http.post('*/api/v1/me/orders/:id/:call', async ({ request, params }) => {
      shop.sent.push({ path: String(params['call']), body: await request.json() });
      return HttpResponse.json({});
    }),
  );
}

export const openOrder = () => show(<OrderDetail orderId={ORDER_ID} />, en);
export const button = (name: string) => screen.findByRole('button', { name });
