import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import cartTexts from '@/messages/cart/en.json';
import { cartOf, visit } from '@/tests/harness/page';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { asked, openCart, refusal, service, shop } from './cart.fixture';
import { http } from 'msw';

beforeAll(async () => {
  service.listen();
  await import('./clear-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/cart');
  asked.length = 0;
  shop.cart = cartOf(1);
  useCart.setState({ cart: null, pending: 0, overtaken: false });
  useUi.setState({ alert: null, toast: null });
});

test('the item that a page sent is added once, however often the cart is opened', async () => {
  document.cookie = 'sent_item=7_2; path=/';
  await openCart();
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(cartTexts['cart.sentItemAdded']);
  });
  cleanup();
  await openCart();
  expect(asked).toEqual(['POST /me/cart/add {"product_id":7,"qty":2}']);
});

test('a refusal is told', async () => {
  service.use(http.post('*/me/cart/add', () => refusal(409, 'OUT_OF_STOCK', 'Sold out')));
  document.cookie = 'sent_item=7_2; path=/';
  await openCart();
  await waitFor(() => {
    expect(useUi.getState().alert?.text).toBe('Sold out');
  });
});

test('a cookie that is no item adds nothing', async () => {
  document.cookie = 'sent_item=7_x; path=/';
  await openCart();
  expect(asked).toEqual([]);
});
