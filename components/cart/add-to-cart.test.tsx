import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { sentItemAction } from '@/lib/cart/contract-values';
import { pendingItems } from '@/lib/cart/pending-items';
import cartTexts from '@/messages/cart/en.json';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, router, visit } from '@/tests/harness/page';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { AddToCart } from './add-to-cart';

const added = vi.fn();
const server = setupServer(
  http.post('*/api/v1/me/cart/add', async ({ request }) => {
    added(await request.json());
    return HttpResponse.json(cartOf(1));
  }),
);

beforeAll(async () => {
  server.listen();
  await import('@/lib/cart/queries');
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/products/serum-1/1');
  added.mockClear();
  sessionToken.set('good');
  useCart.getState().empty();
  useUi.setState({ alert: null, toast: null });
});
afterEach(() => {
  server.resetHandlers();
  sessionToken.clear();
  window.sessionStorage.clear();
});

const labels = {
  add: 'Add to cart',
  adding: 'Adding',
  added: 'Added',
  soldOut: 'Sold out',
  quantity: 'Quantity',
  decrease: 'One less',
  increase: 'One more',
  most: 'No more than 5',
};

/** A piece costs 100 baht in the cart. */
async function add(seenPrice: number) {
  render(
    <AddToCart
      productId={1}
      action="/cart?product_id=1"
      max={5}
      labels={labels}
      seenPrice={seenPrice}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
}

test('goes in with the price that the page shows', async () => {
  await add(100);
  await eventually(() => {
    expect(useUi.getState().toast?.text).toBe('Added');
  });
  expect(added).toHaveBeenCalledWith({ product_id: 1, qty: 1, seen_price: 100 });
  expect(useUi.getState().alert).toBeNull();
});

test('says so when it is dearer in the cart', async () => {
  await add(80);
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe(cartTexts['cart.dearer']);
  });
});

test('a flash price that is over is refused, and the page shows the price of now', async () => {
  const body = { message: 'The sale is over', code: 'FLASH_SALE_EXPIRED', status: 409 };
  server.use(http.post('*/api/v1/me/cart/add', () => HttpResponse.json(body, { status: 409 })));
  await add(80);
  await eventually(() => {
    expect(router.refresh).toHaveBeenCalled();
  });
  expect(useUi.getState().alert?.text).toBe('The sale is over');
});

test('the price that was seen is kept for after login', async () => {
  sessionToken.clear();
  await add(80);
  expect(router.push).toHaveBeenCalledWith('/login?return_to=%2Fproducts%2Fserum-1%2F1');
  expect(pendingItems.take()).toEqual([{ product_id: 1, qty: 1, seen_price: 80 }]);
});

test('is a form that the browser can send, with product, price and quantity', () => {
  const action = sentItemAction('en', { product_id: 1, seen_price: 80.5 });
  render(<AddToCart productId={1} action={action} max={5} labels={labels} seenPrice={80.5} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  const { form } = button;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/cart?product_id=1&seen_price=80.5');
  expect([...new FormData(form ?? undefined)]).toEqual([['qty', '1']]);
});
