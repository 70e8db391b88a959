import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { loadMessages } from '@/lib/i18n/messages';
import { pendingItems } from '@/lib/cart/pending-items';
import { cartOf, productCard, router, visit } from '@/tests/harness/page';
import { useCart } from '@/stores/cart';
import { PickSet } from './pick-set';

const added: unknown[] = [];
let groupId = 0;

const server = setupServer(
  http.get('*/api/v1/promotion-groups/*/products', () =>
    HttpResponse.json({
      entities: [productCard(7, 'Own'), productCard(8, 'Second'), productCard(9, 'Third')],
      page: 1,
      per_page: 24,
      total: 3,
    }),
  ),
  http.post('*/api/v1/me/cart/add', async ({ request }) => {
    const body = await request.json();
    added.push(body);
    return HttpResponse.json({ ...cartOf(1), version: added.length });
  }),
);

beforeAll(async () => {
  server.listen();
  await import('./group-picker');
  await loadMessages('en', ['catalog-product']);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  added.length = 0;
  groupId += 1;
  visit('/products/own/7');
  sessionToken.set('good');
  useCart.getState().empty();
});
afterEach(() => {
  server.resetHandlers();
  sessionToken.clear();
  window.sessionStorage.clear();
});

const own = { id: 7, name: 'Own', picture: '/media/products/7.webp', amount: 120, max: 5 };

async function open() {
  render(
    <PickSet
      promotion={{ id: groupId, kind: 'buy_2_get_1', name: 'Hair week' }}
      own={own}
      label="Choose your set"
    />,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Choose your set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hair week' }));
  await dialog.findByText('Second');
  return { user, dialog };
}

test('starts with the product of the page and shows the missing pieces', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText('Choose 2 more to complete the set')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Add 1 piece to cart' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Choose Second' }));
  await user.click(dialog.getByRole('button', { name: 'One more: Second' }));
  expect(dialog.getByText('Complete: 1 piece is free')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'One less: Own' }));
  expect(dialog.getByText('Choose 1 more to complete the set')).toBeInTheDocument();
});

test('adds the whole set and confirms', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Choose Second' }));
  await user.click(dialog.getByRole('button', { name: 'Choose Third' }));
  await user.click(dialog.getByRole('button', { name: 'Add 3 pieces to cart' }));
  expect(await dialog.findByText('3 pieces are in your cart')).toBeInTheDocument();
  expect(added).toEqual([
    { product_id: 7, qty: 1, seen_price: 120 },
    { product_id: 8, qty: 1, seen_price: 99 },
    { product_id: 9, qty: 1, seen_price: 120 },
  ]);
  expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(useCart.getState().cart?.version).toBe(3);
});

test('reports the result of each product when one is refused', async () => {
  const { user, dialog } = await open();
  server.use(
    http.post('*/api/v1/me/cart/add', async ({ request }) => {
      const { product_id: id } = (await request.json()) as { product_id: number };
      if (id !== 8) return HttpResponse.json(cartOf(1));
      const body = { message: 'Not enough of it', code: 'OUT_OF_STOCK', status: 409 };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Choose Second' }));
  await user.click(dialog.getByRole('button', { name: 'Choose Third' }));
  await user.click(dialog.getByRole('button', { name: 'Add 3 pieces to cart' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Some items could not be added');
  expect(dialog.getByText('Not added: 1 × Second')).toHaveTextContent('Not enough of it');
  expect(dialog.getByText('Added: 1 × Third')).toBeInTheDocument();
});

test('keeps the set of a guest', async () => {
  sessionToken.clear();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Choose Second' }));
  await user.click(dialog.getByRole('button', { name: 'One more: Second' }));
  await user.click(dialog.getByRole('button', { name: 'Add 3 pieces to cart' }));
  expect(router.push).toHaveBeenCalledWith('/login?return_to=%2Fproducts%2Fown%2F7');
  expect(pendingItems.take()).toEqual([
    { product_id: 7, qty: 1, seen_price: 120 },
    { product_id: 8, qty: 2, seen_price: 99 },
  ]);
  expect(added).toEqual([]);
});
