import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import cartTexts from '@/messages/cart/en.json';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { BuyAgain } from './buy-again';
import { MemberGreeting } from './member-greeting';

const added = vi.fn();
const server = setupServer(
  http.get('*/api/v1/me/orders', () =>
    HttpResponse.json({ entities: [order('B', [2, 1], 90), order('A', [1, 3], 80)], total: 2 }),
  ),
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
  visit('/');
  added.mockClear();
  useAuth.getState().fail();
});

function order(id: string, products: readonly number[], price: number) {
  const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
  return {
    order_id: id,
    items: products.map((product) => ({
      product: { id: product, product_name: `Serum ${String(product)}`, image },
      price,
    })),
  };
}

const texts = {
  invite: 'Members pay less',
  inviteText: 'Joining is free',
  login: 'Sign in',
  hello: 'Hello, {name}',
  coins: '{coins} coins, ฿{baht}',
  expiring: '{coins} expire soon',
  none: 'No coins yet',
};

test('a guest sees the invitation; a member sees name and coins in its place', () => {
  render(<MemberGreeting loginHref="/login" texts={texts} />);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  act(() => {
    useAuth.getState().succeed({ ...member, total_coins: 1_250, expiring_coins: 40 });
  });
  expect(screen.getByText('Hello, Malee')).toBeInTheDocument();
  expect(screen.getByText('1,250 coins, ฿250')).toBeInTheDocument();
  expect(screen.getByText('40 expire soon')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a member without coins sees how to earn them', () => {
  useAuth.getState().succeed(member);
  render(<MemberGreeting loginHref="/login" texts={texts} />);
  expect(screen.getByText('No coins yet')).toBeInTheDocument();
  expect(screen.queryByText(/expire/)).not.toBeInTheDocument();
});

const labels = { title: 'Buy it again', add: 'Add {name}', added: 'Added' };

test('ordered products appear once, latest first, and one click adds them with the price shown', async () => {
  render(<BuyAgain labels={labels} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => {
    useAuth.getState().succeed(member);
  });
  const section = await screen.findByRole('region', { name: 'Buy it again' });
  const names = within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Serum 2', 'Serum 1', 'Serum 3']);
  await userEvent.click(within(section).getByRole('button', { name: 'Add Serum 1' }));
  await eventually(() => {
    expect(added).toHaveBeenCalledWith({ product_id: 1, qty: 1, earlier_price: 90 });
  });
  // The price is now 100 baht.
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe(cartTexts['cart.dearer']);
  });
});
