import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pendingItems } from '@/lib/cart/pending-items';
import { useUi } from '@/stores/ui';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, visit } from '@/tests/harness/page';
import { SetPicker } from './set-picker';
import { setTotals } from './set-totals';

const added = vi.fn();
const server = setupServer(
  http.post('*/api/v1/me/cart/add', async ({ request }) => {
    added(await request.json());
    return HttpResponse.json(cartOf(1));
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/promotions/2');
  sessionStorage.clear();
  localStorage.clear();
  added.mockClear();
});
afterEach(() => {
  server.resetHandlers();
});

const labels = {
  progress: '{chosen} of {size} chosen',
  empty: 'Your choice',
  choose: 'Choose {name}, {amount}',
  remove: 'Take out {name}',
  free: 'Free',
  pay: 'You pay {amount}',
  save: 'You save {amount}',
  add: 'Put the set into the cart',
  adding: 'Adding',
  added: 'The set is in your cart',
};

function product(id: number, price: number) {
  const image = '/images/default.svg';
  return { id, price, name: `Wash ${String(id)}`, image, priceText: `฿${price.toFixed(2)}` };
}

function open() {
  const products = [product(1, 100), product(2, 80), product(3, 120)];
  render(<SetPicker products={products} size={3} labels={labels} />);
  return userEvent.setup();
}

const choose = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`Choose Wash ${id}`) });
const addButton = () => screen.getByRole('button', { name: labels.add });

test('the last piece completes a set, and the cheapest piece is free', async () => {
  const user = open();
  expect(addButton()).toBeDisabled();
  await user.click(choose(1));
  await user.click(choose(3));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 chosen');
  expect(screen.getByText('You pay ฿220.00')).toBeInTheDocument();
  await user.click(choose(2));
  expect(screen.getByText('You pay ฿220.00')).toBeInTheDocument();
  expect(screen.getByText('You save ฿80.00')).toBeInTheDocument();
  expect(screen.getByText('Free')).toBeInTheDocument();
  expect(choose(1)).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Take out Wash 2' }));
  expect(screen.getByText('You pay ฿220.00')).toBeInTheDocument();
  expect(addButton()).toBeDisabled();
});

test('adds the whole set to the cart, equal pieces in one call', async () => {
  localStorage.setItem('access_token', 'token');
  const user = open();
  await user.click(choose(1));
  await user.click(choose(2));
  await user.click(choose(1));
  await user.click(addButton());
  await eventually(() => {
    expect(added.mock.calls).toEqual([
      [{ product_id: 1, qty: 2, seen_price: 100 }],
      [{ product_id: 2, qty: 1, seen_price: 80 }],
    ]);
  });
  await eventually(() => {
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 chosen');
  });
});

test('refused pieces stay chosen; added ones are not added twice', async () => {
  localStorage.setItem('access_token', 'token');
  const user = open();
  server.use(
    http.post('*/api/v1/me/cart/add', async ({ request }) => {
      const { product_id: id } = (await request.json()) as { product_id: number };
      if (id !== 2) return HttpResponse.json(cartOf(1));
      const body = { message: 'Not enough of it', code: 'OUT_OF_STOCK', status: 409 };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  for (const id of [1, 2, 3]) await user.click(choose(id));
  await user.click(addButton());
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe('Not enough of it');
  });
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 chosen');
  expect(screen.queryByRole('button', { name: 'Take out Wash 1' })).not.toBeInTheDocument();
});

test('a guest signs in first and keeps the set', async () => {
  const user = open();
  for (const id of [1, 2, 3]) await user.click(choose(id));
  await user.click(addButton());
  expect(pendingItems.take()).toEqual([
    { product_id: 1, qty: 1, seen_price: 100 },
    { product_id: 2, qty: 1, seen_price: 80 },
    { product_id: 3, qty: 1, seen_price: 120 },
  ]);
  expect(added).not.toHaveBeenCalled();
});

describe('setTotals', () => {
  const piece = fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    price: fc.integer({ min: 1, max: 500_000 }).map((satang) => satang / 100),
  });

  test('gives the same sums in any order of pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 3 }), (chosen) => {
        const { pay, save } = setTotals(chosen, 3);
        const reversed = setTotals(chosen.toReversed(), 3);
        expect(reversed).toMatchObject({ pay, save });
        const sum = chosen.reduce((total, { price }) => total + Math.round(price * 100), 0);
        expect(Math.round((pay + save) * 100)).toBe(sum);
        if (chosen.length === 3) expect(save).toBe(Math.min(...chosen.map(({ price }) => price)));
        else expect(save).toBe(0);
      }),
    );
  });
});
