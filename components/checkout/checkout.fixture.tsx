import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect } from 'vitest';
import type { WaitingSlotProps } from '@/components/common/waiting-slot';
import { ClientIntl } from '@/lib/i18n/client-intl';
import { loadMessages } from '@/lib/i18n/messages';
import type { Address } from '@/lib/addresses/contract';
import type { Cart, Quote, QuoteRequest } from '@/lib/cart/contract';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { useCheckout } from '@/stores/checkout';
import { branchPage, wireBranch } from '@/tests/harness/branches-wire';
import { ANY_AMOUNT } from '@/tests/harness/orders-wire';
import { cartOf, member } from '@/tests/harness/page';
import { wireTotals } from '@/tests/harness/totals-wire';
import { CheckoutView } from './checkout-view';

export const address: Address = {
  id: 11,
  first_name: 'Malee',
  last_name: 'Suksan',
  address_1: '99/1',
  address_2: '',
  address_3: '',
  street: '',
  province_code: '10',
  district_code: '1033',
  sub_district_code: '103301',
  zipcode: '10110',
  mobile: '0812345678',
  email: '',
  province: 'Bangkok',
  district: 'Khlong Toei',
  sub_district: 'Khlong Toei',
  is_default: true,
};

export function coupon(id: number, change: Partial<MemberCoupon> = {}): MemberCoupon {
  return {
    id,
    coupon_id: id,
    code: `CODE${String(id)}`,
    kind: 'amount',
    name: `Coupon ${String(id)}`,
    description: '฿50 off',
    amount: 50,
    percent: 0,
    cap: null,
    min_spend: 0,
    scope: 'all',
    audience: 'members',
    scope_name: '',
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2026-11-30T17:00:00.000Z',
    left: null,
    status: 'ready',
    in_use: false,
    order_id: null,
    used_at: null,
    ...change,
  };
}

/** State of the service; tests change it. */
export const shop = {
  cart: cartOf(1, 2),
  addresses: [address],
  coupons: [] as MemberCoupon[],
  coins: 0,
  giftCard: 0,
  codAllowed: true,
  methods: ANY_AMOUNT,
};

/** Bodies of the calls that were made, by method and path. */
export const asked: { call: string; body: unknown; key: string | null }[] = [];

export function quoteOf(cart: Cart, request: QuoteRequest, change: Partial<Quote> = {}): Quote {
  const fee = request.delivery_method === 'pickup' ? 0 : 40;
  const total = cart.total + fee;
  const paid = Math.min(total, (request.gift_card_codes ?? []).length * shop.giftCard);
  const giftCards = paid > 0 ? [{ last_four: '1234', amount: paid }] : [];
  return {
    lines: cart.items.map(({ product, qty, price, line_total }) => ({
      product_id: product.id,
      qty,
      price,
      price_source: 'list',
      free_qty: 0,
      discmember: 0,
      discount_line_item: 0,
      line_total,
    })),
    parts: [],
    groups: cart.groups,
    adjustments: cart.adjustments,
    totals: wireTotals({ ...cart, delivery_fee: fee, gift_cards: giftCards }),
    near_misses: [],
    coupons: cart.coupons,
    subtotal: cart.subtotal,
    discount: cart.discount,
    delivery_fee: fee,
    free_delivery_missing: 0,
    total,
    vat: 22.24,
    gift_cards: giftCards,
    to_pay: total - paid,
    earned_coins: 3,
    cod_allowed: shop.codAllowed && request.delivery_method !== 'pickup',
    cart_version: cart.version,
    ...change,
  };
}

export function refusal(status: number, code: string, message: string, more: object = {}) {
  return HttpResponse.json({ message, code, status, ...more }, { status });
}

async function note(request: Request): Promise<unknown> {
  const body: unknown = await request.clone().json();
  const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
  asked.push({ call, body, key: request.headers.get('idempotency-key') });
  return body;
}

export function calls(call: string) {
  return asked.filter((one) => one.call === call);
}

const list = (entities: readonly unknown[]) => HttpResponse.json({ entities });

export const service = setupServer(
  http.post('*/api/v1/me/cart', () => HttpResponse.json(shop.cart)),
  http.get('*/api/v1/payments/methods', () => HttpResponse.json(shop.methods)),
  http.get('*/api/v1/me/addresses', () => list(shop.addresses)),
  http.get('*/api/v1/me/vat-addresses', () => list([])),
  http.get('*/api/v1/me/coupons', () => list(shop.coupons)),
  http.get('*/api/v1/me/redeem/options', () =>
    HttpResponse.json({
      coins: shop.coins,
      options: shop.coins > 0 ? [{ coins: shop.coins, amount: shop.coins / 5 }] : [],
    }),
  ),
  http.get('*/api/v1/branches', () => HttpResponse.json(branchPage([wireBranch(7)]))),
  http.get('*/api/v1/geo/*', () => list([])),
  http.post('*/api/v1/me/cart/quote', async ({ request }) =>
    HttpResponse.json(quoteOf(shop.cart, (await note(request)) as QuoteRequest)),
  ),
  http.put('*/api/v1/me/cart/coupons', async ({ request }) => {
    const { coupon_ids: ids } = (await note(request)) as { coupon_ids: number[] };
    const chosen = shop.coupons.filter(({ id }) => ids.includes(id));
    const coupons = chosen.map(({ id, code, kind, description, amount }) => ({
      id,
      code,
      kind,
      description,
      amount,
      refused: null,
      missing: 0,
    }));
    const total = shop.cart.subtotal - coupons.reduce((sum, { amount }) => sum + amount, 0);
    shop.cart = { ...shop.cart, coupons, total, version: shop.cart.version + 1 };
    return HttpResponse.json(shop.cart);
  }),
  http.post('*/api/v1/me/orders', async ({ request }) => {
    const { payment_method: method } = (await note(request)) as { payment_method: string };
    shop.cart = { ...cartOf(), version: shop.cart.version + 1 };
    const status = method === 'cod' ? 'cash_on_delivery' : 'waiting_payment';
    return HttpResponse.json(
      { order_id: 'AR-000001', status, payment: { method } },
      { status: 201 },
    );
  }),
);

/** Loads lazy code before the first test, which would otherwise wait for it. */
export async function listen(): Promise<void> {
  service.listen();
  await Promise.all([
    import('axios'),
    import('@/components/addresses/schemas'),
    import('@/components/branches/branch-picker'),
    import('@/components/branches/chosen-branch'),
    loadMessages('en', ['checkout', 'branches']),
  ]);
}

/** No order waits. */
function Waiting({ instead }: WaitingSlotProps) {
  return instead;
}

/** A new window: fresh react-query and stores, same browser storage. */
export async function openWindow() {
  useAuth.setState({ loaded: true, isLoggedIn: true, user: member });
  useCart.setState({ cart: null, pending: 0, overtaken: false });
  const kept = Object.entries(window.localStorage);
  useCheckout.setState({ memberId: null });
  for (const [key, text] of kept) window.localStorage.setItem(key, text as string);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const messages = await loadMessages('en', ['checkout']);
  render(
    <QueryClientProvider client={client}>
      <ClientIntl locale="en" messages={messages}>
        <CheckoutView Waiting={Waiting} Warnings={() => null} />
      </ClientIntl>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** A button that waits for nothing: while the total is asked for, nothing can be agreed to. */
export async function button(name: string | RegExp) {
  const find = () => screen.getByRole('button', { name });
  await waitFor(() => {
    expect(find()).not.toHaveAttribute('aria-busy');
  });
  return find();
}
