import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pendingItems } from '@/lib/cart/pending-items';
import cartTexts from '@/messages/cart/en.json';
import texts from '@/messages/identity/en.json';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { LoginForm } from './login-form';

const added = vi.fn();
const server = setupServer(
  http.post('*/api/v1/me/cart/add', async ({ request }) => {
    added(await request.json());
    return HttpResponse.json(cartOf(1, 2));
  }),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/login?return_to=%2Fproducts%2Fserum-1%2F1');
  added.mockClear();
  useCart.getState().empty();
  useUi.setState({ alert: null });
});

function comeBack() {
  useAuth.getState().succeed(member);
  show(<LoginForm showOutbox={false} />, texts);
}

const returned = () =>
  eventually(() => {
    expect(router.replace).toHaveBeenCalledWith('/products/serum-1/1');
  });

test('items chosen before login go into the cart with the price that was shown', async () => {
  const kept = [
    { product_id: 1, qty: 1, seen_price: 100 },
    { product_id: 2, qty: 2, seen_price: 120 },
  ];
  pendingItems.keep(kept);
  comeBack();
  await returned();
  expect(added.mock.calls).toEqual(kept.map((item) => [item]));
  expect(useUi.getState().alert).toBeNull();
});

test('a price that rose meanwhile is reported', async () => {
  pendingItems.keep([{ product_id: 1, qty: 1, seen_price: 80 }]);
  comeBack();
  await returned();
  expect(useUi.getState().alert?.text).toBe(cartTexts['cart.dearer']);
});

test('an item that the page sent before its code ran goes into the cart once', async () => {
  document.cookie = 'sent_item=3_2_100; path=/';
  comeBack();
  await returned();
  expect(added.mock.calls).toEqual([[{ product_id: 3, qty: 2, seen_price: 100 }]]);
  expect(document.cookie).not.toContain('sent_item');
});
