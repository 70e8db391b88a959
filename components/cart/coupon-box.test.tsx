import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CartCoupon } from '@/lib/cart/contract';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { cartOf, visit } from '@/tests/harness/page';
import { useCart } from '@/stores/cart';
import { asked, openCart, refusal, service, shop } from './cart.fixture';

beforeAll(async () => {
  service.listen();
  await import('./wallet-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/cart');
  asked.length = 0;
  shop.cart = cartOf(2);
  useCart.setState({ cart: null, pending: 0, overtaken: false });
});
afterEach(() => {
  service.resetHandlers();
});

function chosen(id: number, kind: CartCoupon['kind'], rest: Partial<CartCoupon> = {}): CartCoupon {
  const description = `Coupon ${String(id)}`;
  return { id, code: 'SUN50', kind, description, amount: 50, refused: null, missing: 0, ...rest };
}

function held(id: number, kind: MemberCoupon['kind'], rest: Partial<MemberCoupon> = {}) {
  const name = `Coupon ${String(id)}`;
  const days = { starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-11-30T17:00:00.000Z' };
  const state = { status: 'ready', in_use: false, order_id: null, used_at: null } as const;
  const worth = { amount: 50, percent: 0, cap: null, min_spend: 0, left: null };
  const scope = { audience: 'members', scope: 'all', scope_name: '' } as const;
  const own = { id, coupon_id: id, code: 'SUN50', kind, name, description: 'Good for all' };
  const coupon: MemberCoupon = { ...own, ...worth, ...scope, ...days, ...state, ...rest };
  return coupon;
}

const field = () => screen.getByRole('textbox', { name: 'Coupon code' });

test('a code that is good shows its coupon and what it takes off', async () => {
  const user = await openCart();
  service.use(
    http.post('*/api/v1/me/cart/coupons', async ({ request }) => {
      expect(await request.json()).toEqual({ code: 'sun50' });
      shop.cart = { ...shop.cart, version: 2, coupons: [chosen(4, 'amount')] };
      return HttpResponse.json(shop.cart);
    }),
  );
  await user.type(field(), ' sun50 {Enter}');
  expect(await screen.findByText('Coupon 4')).toBeInTheDocument();
  expect(screen.getByText('−฿50.00')).toBeInTheDocument();
  expect(field()).toHaveValue('');
});

test('a refused code stays in its field, with the reason, and the field has the focus', async () => {
  const user = await openCart();
  service.use(
    http.post('*/api/v1/me/cart/coupons', () =>
      refusal(422, 'COUPON_INVALID', 'Coupon not found or invalid.'),
    ),
  );
  await user.type(field(), 'NOPE');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Coupon not found or invalid.');
  expect(field()).toHaveValue('NOPE');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Coupon not found or invalid.');
  await user.type(field(), 'X');
  expect(field()).toBeValid();
});

test('an empty code asks for nothing', async () => {
  const user = await openCart();
  await user.type(field(), '   {Enter}');
  expect(asked).toEqual([]);
});

test('a coupon that takes nothing off says why and what is missing; it can be taken out', async () => {
  const short = chosen(4, 'amount', { amount: 0, refused: 'COUPON_MIN_SPEND', missing: 120 });
  shop.cart = { ...shop.cart, coupons: [short] };
  const user = await openCart();
  expect(screen.getByText('Add ฿120 more to use this coupon.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove coupon Coupon 4' }));
  await waitFor(() => {
    expect(screen.queryByText('Coupon 4')).not.toBeInTheDocument();
  });
  expect(asked).toEqual(['DELETE /me/cart/coupons/4']);
  expect(screen.getByRole('heading', { name: 'Coupons' })).toHaveFocus();
});

test('the best coupons of the wallet are used in one tap', async () => {
  const best = { ids: [4, 9], description: 'Sunny day and free delivery', saving: 90 };
  shop.cart = { ...shop.cart, best_coupons: best };
  const user = await openCart();
  expect(screen.getByText('Save ฿90.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use best coupons' }));
  await waitFor(() => {
    expect(screen.queryByText('Save ฿90.00')).not.toBeInTheDocument();
  });
  expect(asked).toEqual(['PUT /me/cart/coupons {"coupon_ids":[4,9]}']);
});

test('a coupon of the wallet takes the place of the one of its class', async () => {
  shop.cart = { ...shop.cart, coupons: [chosen(4, 'amount'), chosen(9, 'free_delivery')] };
  service.use(
    http.get('*/api/v1/me/coupons', () =>
      HttpResponse.json({
        entities: [held(4, 'amount'), held(5, 'percent'), held(6, 'coins', { in_use: true })],
      }),
    ),
  );
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Choose from my coupons' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My coupons' }));
  await dialog.findByText('Coupon 5');
  expect(dialog.getAllByText('Until 30 November 2026')).toHaveLength(3);
  expect(dialog.getByText('In use by an unpaid order')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Use coupon Coupon 6' })).not.toBeInTheDocument();
  expect(dialog.getByText('−฿50.00')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Use coupon Coupon 5' }));
  await waitFor(() => {
    expect(asked).toEqual(['PUT /me/cart/coupons {"coupon_ids":[9,5]}']);
  });
});

test('a coupon of the wallet can be removed from the cart', async () => {
  shop.cart = { ...shop.cart, coupons: [chosen(4, 'amount'), chosen(9, 'free_delivery')] };
  service.use(
    http.get('*/api/v1/me/coupons', () => HttpResponse.json({ entities: [held(4, 'amount')] })),
  );
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Choose from my coupons' }));
  await user.click(await screen.findByRole('button', { name: 'Do not use coupon Coupon 4' }));
  await waitFor(() => {
    expect(asked).toEqual(['PUT /me/cart/coupons {"coupon_ids":[9]}']);
  });
});

test.each([
  ['a wallet without coupons says so', 'No coupons to use right now', 200],
  ['a wallet that cannot be loaded offers another try', 'Your coupons could not be loaded', 500],
])('%s', async (_title, text, status) => {
  service.use(
    http.get('*/api/v1/me/coupons', () => HttpResponse.json({ entities: [] }, { status })),
  );
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Choose from my coupons' }));
  expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
});
