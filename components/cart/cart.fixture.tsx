import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import type { WaitingSlotProps } from '@/components/common/waiting-slot';
import type { Cart, CartGroup, CartItem, Quote } from '@/lib/cart/contract';
import cartMessages from '@/messages/cart/en.json';
import cartErrors from '@/messages/cart-errors/en.json';
import errorMessages from '@/messages/errors/en.json';
import couponErrors from '@/messages/wallet-errors/en.json';
import { cartItem, cartOf } from '@/tests/harness/page';
import { wireTotals } from '@/tests/harness/totals-wire';
import { CartView } from './cart-view';

/** The service's cart; tests set it, calls change it. */
export const shop: { cart: Cart } = { cart: cartOf() };

/** Every change that was asked for, in order: `PUT /me/cart/items/1 {"qty":2,"version":1}`. */
export const asked: string[] = [];

/**
 * Keeps `docs/product/cart.md`, "Changing": versions count up, and a stale one gets the newer cart.
 */
export const service = setupServer(
  http.post('*/api/v1/me/cart', () => HttpResponse.json(shop.cart)),
  http.post('*/api/v1/me/cart/quote', () => HttpResponse.json(quoteOf(shop.cart))),
  http.put('*/api/v1/me/cart/items/:id', ({ request, params }) =>
    change(request, ({ qty }) => ({
      items: shop.cart.items.map((item) => (is(item, params['id']) ? { ...item, qty } : item)),
    })),
  ),
  http.delete('*/api/v1/me/cart/items/:id', ({ request, params }) =>
    change(request, () => ({
      items: shop.cart.items.filter((item) => !is(item, params['id'])),
      saved: shop.cart.saved.filter((item) => !is(item, params['id'])),
    })),
  ),
  http.put('*/api/v1/me/cart/items/:id/saved', ({ request, params }) =>
    change(request, ({ saved }) => {
      const all = [...shop.cart.items, ...shop.cart.saved];
      const aside = (item: CartItem) =>
        is(item, params['id']) ? saved : shop.cart.saved.includes(item);
      return { items: all.filter((item) => !aside(item)), saved: all.filter(aside) };
    }),
  ),
  http.put('*/api/v1/me/cart/groups/:id', ({ request }) =>
    change(request, ({ opted_out }) => ({
      groups: shop.cart.groups.map((group) => ({ ...group, opted_out })),
    })),
  ),
  http.post('*/api/v1/me/cart/add', ({ request }) =>
    change(request, ({ product_id: id, qty }) => ({
      items: [...shop.cart.items, cartItem(id, qty)],
    })),
  ),
  http.delete('*/api/v1/me/cart/clear', ({ request }) => change(request, () => ({ items: [] }))),
  http.delete('*/api/v1/me/cart/coupons/:id', ({ request, params }) =>
    change(request, () => ({
      coupons: shop.cart.coupons.filter(({ id }) => id !== Number(params['id'])),
    })),
  ),
  http.put('*/api/v1/me/cart/coupons', ({ request }) =>
    change(request, () => ({ best_coupons: null })),
  ),
);

interface ChangeBody {
  readonly version?: number;
  readonly product_id: number;
  readonly qty: number;
  readonly saved: boolean;
  readonly opted_out: boolean;
}

async function change(request: Request, make: (body: ChangeBody) => Partial<Cart>) {
  const text = await request.text();
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname.replace('/api/v1', '')} ${text}`.trim());
  const body = (text === '' ? {} : JSON.parse(text)) as ChangeBody;
  if (body.version !== undefined && body.version !== shop.cart.version) {
    return refusal(409, 'CART_VERSION', 'Changed elsewhere', { cart: shop.cart });
  }
  shop.cart = { ...shop.cart, ...make(body), version: shop.cart.version + 1 };
  return HttpResponse.json(shop.cart);
}

export function refusal(status: number, code: string, message: string, data = {}) {
  return HttpResponse.json({ status, code, message, data }, { status });
}

function is(item: CartItem, id: unknown): boolean {
  return item.product.id === Number(id);
}

/** Delivery of 40 baht on top of the goods. */
export function quoteOf(cart: Cart): Quote {
  return {
    lines: [],
    parts: [],
    groups: cart.groups,
    adjustments: cart.adjustments,
    totals: wireTotals({ ...cart, delivery_fee: 40, gift_cards: [] }),
    near_misses: [],
    coupons: cart.coupons,
    subtotal: cart.subtotal,
    discount: cart.discount,
    delivery_fee: 40,
    free_delivery_missing: 0,
    total: cart.total + 40,
    vat: 0,
    gift_cards: [],
    to_pay: cart.total + 40,
    earned_coins: 0,
    cod_allowed: true,
    cart_version: cart.version,
  };
}

/** A buy-2-get-1 group that lacks so many pieces. */
export function groupOf(missing: number): CartGroup {
  return {
    id: 2,
    kind: 'buy_2_get_1',
    name: 'Good hair weeks',
    set_size: 3,
    pieces: 3 - missing,
    free_pieces: missing === 0 ? 1 : 0,
    missing,
    opted_out: false,
  };
}

/** No order waits. */
function Waiting({ instead, children }: WaitingSlotProps) {
  return (
    <>
      {instead}
      {children}
    </>
  );
}

/** Opens the cart page with the service's cart. */
export async function openCart() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <IntlProvider
        locale="en"
        messages={{ ...cartMessages, ...errorMessages, ...cartErrors, ...couponErrors }}
      >
        <CartView Waiting={Waiting} Warnings={() => null} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  if (shop.cart.items.length > 0) await screen.findByRole('heading', { name: 'Summary' });
  return user;
}
