import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { CartLink } from './cart-link';

vi.mock('@/lib/cart/calls', { spy: true });

// Preloads lazy chunks, so that no test waits for a slow disk.
beforeAll(async () => {
  await import('./cart-popover');
  await loadMessages('en', ['layout']);
  await loadMessages('th', ['layout']);
});
beforeEach(() => {
  visit('/');
  useCart.getState().empty();
  useAuth.getState().succeed(member);
});

async function hover() {
  render(<CartLink label="Cart" pieces="pieces in the cart" />);
  await pointAt(/^Cart/);
  return screen.findByRole('region', { name: 'Cart' });
}

/** The popover suspends for its texts, hence the awaited act. */
async function pointAt(name: RegExp) {
  await act(() => userEvent.setup().hover(screen.getByRole('link', { name })));
}

test('without items: a message and a button to the categories', async () => {
  const popover = await hover();
  expect(popover).toHaveTextContent('Your cart is empty');
  expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('with three items: subtotal, count and all of them', async () => {
  useCart.getState().replace(cartOf(1, 2, 3));
  const popover = await hover();
  expect(popover).toHaveTextContent('600.00');
  expect(popover).toHaveTextContent('6 items');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Serum 1Quantity 1฿100.00',
    'Serum 2Quantity 2฿200.00',
    'Serum 3Quantity 3฿300.00',
  ]);
  expect(screen.queryByRole('link', { name: /More products/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('with five items: the first three, and a link that counts the others', async () => {
  useCart.getState().replace(cartOf(1, 1, 1, 1, 1));
  await hover();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'More products (2)' })).toHaveAttribute('href', '/cart');
});

test('with discounts: the total after discounts', async () => {
  useCart.getState().replace({ ...cartOf(3), discount: 100, total: 200 });
  const popover = await hover();
  expect(popover).toHaveTextContent('After discounts฿200.00');
});

test('a cart changed in another tab updates the count', async () => {
  useCart.getState().replace(cartOf(1));
  render(<CartLink label="Cart" pieces="pieces in the cart" />);
  const { getCart } = await import('@/lib/cart/calls');
  vi.mocked(getCart).mockResolvedValueOnce({ ...cartOf(4), version: 2 });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart_changed', newValue: '2 1' }));
  });
  await eventually(() => {
    expect(screen.getByRole('link', { name: /4 pieces in the cart/ })).toBeInTheDocument();
  });
});

test('in Thai the names and texts are Thai', async () => {
  visit('/th');
  useCart.getState().replace(cartOf(2));
  render(<CartLink label="ตะกร้าสินค้า" pieces="ชิ้นในตะกร้า" />);
  await pointAt(/^ตะกร้าสินค้า/);
  expect(await screen.findByRole('listitem')).toHaveTextContent('เซรั่ม 1จำนวน 2');
});

test('keyboard focus opens the popover, Escape closes it', async () => {
  render(<CartLink label="Cart" pieces="pieces in the cart" />);
  const user = userEvent.setup();
  await act(() => user.tab());
  expect(await screen.findByRole('region', { name: 'Cart' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('logged out it leads to login and back to the cart', () => {
  useAuth.getState().fail();
  visit('/th');
  render(<CartLink label="Cart" pieces="pieces in the cart" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/th/login?return_to=%2Fth%2Fcart');
});
