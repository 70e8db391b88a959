import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useCheckout } from '@/stores/checkout';
import { measureBoxes } from '@/tests/harness/measured';
import { cartOf, router, visit } from '@/tests/harness/page';
import {
  address,
  asked,
  button,
  calls,
  listen,
  openWindow,
  quoteOf,
  refusal,
  service,
  shop,
} from './checkout.fixture';

const ORDERS = '*/api/v1/me/orders';
const QUOTE = '*/api/v1/me/cart/quote';

beforeAll(listen);
afterAll(() => {
  service.close();
});
beforeEach(() => {
  window.localStorage.clear();
  visit('/orders/summary?step=review');
  asked.length = 0;
  Object.assign(shop, { cart: cartOf(1, 2), addresses: [address], coupons: [], coins: 0 });
  useCheckout.getState().open(1);
  useCheckout.getState().choose({ delivery: 'home', payment: 'cod' });
});
afterEach(() => {
  service.resetHandlers();
});

const keys = () => calls('POST /me/orders').map(({ key }) => key);
const orderRefused = (status: number, code: string, more: object = {}) =>
  http.post(ORDERS, () => refusal(status, code, `refused: ${code}`, more), { once: true });

test('however often it is clicked, one order is sent', async () => {
  const user = await openWindow();
  const place = await button(/^Place order ·/);
  await user.dblClick(place);
  await user.click(place);
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalled();
  });
  expect(calls('POST /me/orders')).toHaveLength(1);
  expect(window.localStorage.getItem('checkout_choices')).toBeNull();
});

test('what is refused is told above the bar, as high as the bar is', async () => {
  const { room, growTo } = measureBoxes(96);
  await openWindow();
  await button(/^Place order ·/);
  expect(room()).toBe('96px');
  growTo(180);
  expect(room()).toBe('180px');
});

test('without an answer the same order is asked for again under its key, after a refresh too', async () => {
  let sent = 0;
  const seen: (string | null)[] = [];
  service.use(
    http.post(ORDERS, async ({ request }) => {
      seen.push(request.headers.get('idempotency-key'));
      sent += 1;
      await delay(5);
      return sent < 3 ? HttpResponse.error() : undefined;
    }),
  );
  const user = await openWindow();
  await user.click(await button(/^Place order ·/));
  expect(await screen.findByText(/placed only once/)).toBeInTheDocument();
  await user.click(await button(/^Place order ·/));
  await waitFor(() => {
    expect(seen).toHaveLength(2);
  });
  cleanup();
  const again = await openWindow();
  await again.click(await button(/^Place order ·/));
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalled();
  });
  expect(new Set(seen).size).toBe(1);
});

test('an order whose answer was lost is found again though the cart is empty', async () => {
  service.use(http.post(ORDERS, () => HttpResponse.error(), { once: true }));
  const user = await openWindow();
  await user.click(await button(/^Place order ·/));
  await screen.findByText(/placed only once/);
  cleanup();
  shop.cart = { ...cartOf(), version: 2 };
  await openWindow();
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/orders/AR-000001?placed=1');
  });
});

test('what changed is named with the new total, and the next try is a new order', async () => {
  const dearer = { ...cartOf(1, 1), version: 5 };
  const { items } = dearer;
  dearer.items = items.map((item) => ({ ...item, price: 120, line_total: 120 }));
  dearer.total = 240;
  service.use(
    http.post(
      ORDERS,
      ({ request }) => {
        asked.push({
          call: 'POST /me/orders',
          body: null,
          key: request.headers.get('idempotency-key'),
        });
        shop.cart = dearer;
        const quote = quoteOf(dearer, { delivery_method: 'home' });
        return refusal(409, 'CART_CHANGED', 'A price has changed.', { data: { quote } });
      },
      { once: true },
    ),
  );
  const user = await openWindow();
  await user.click(await button('Place order · ฿340.00'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('A price has changed.');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Serum 1: ฿120.00 instead of ฿100.00',
    'Serum 2: ฿120.00 instead of ฿100.00',
    'Serum 2: 1 piece instead of 2',
  ]);
  expect(alert).toHaveTextContent('New total: ฿280.00 (was ฿340.00)');
  await user.click(await button('Place order · ฿280.00'));
  await waitFor(() => {
    expect(keys()).toHaveLength(2);
  });
  expect(new Set(keys()).size).toBe(2);
});

test('goods that are gone are named, and the way back is the cart', async () => {
  service.use(orderRefused(409, 'OUT_OF_STOCK', { data: { product_ids: [2] } }));
  const user = await openWindow();
  await user.click(await button(/^Place order ·/));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Serum 2')).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart');
});

test('an incomplete set is said before it is refused, and leads back to the cart', async () => {
  const group = {
    id: 2,
    kind: 'buy_2_get_1' as const,
    name: 'Good hair weeks',
    set_size: 3,
    pieces: 2,
    free_pieces: 0,
    missing: 1,
    opted_out: false,
  };
  shop.cart = { ...shop.cart, groups: [group] };
  service.use(orderRefused(422, 'PROMO_GROUP_INCOMPLETE'));
  const user = await openWindow();
  expect(await screen.findByText(/set is incomplete/)).toBeInTheDocument();
  await user.click(await button(/^Place order ·/));
  expect(await screen.findByRole('alert')).toHaveTextContent('PROMO_GROUP_INCOMPLETE');
  expect(screen.getAllByRole('link', { name: 'Back to the cart' })).toHaveLength(2);
});

test.each([
  [
    'DELIVERY_REQUIRED',
    { fields: { address_id: 'Choose where to.' } },
    'Choose where to.',
    'Delivery',
  ],
  ['COD_NOT_ALLOWED', {}, 'refused: COD_NOT_ALLOWED', 'Payment'],
])(
  '%s leads to the step where it is mended, with its message there',
  async (code, more, text, step) => {
    service.use(orderRefused(422, code, more));
    const user = await openWindow();
    await user.click(await button(/^Place order ·/));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(
      screen.getByRole('heading', { name: new RegExp(`${step}$`) }).closest('li'),
    ).toHaveAttribute('aria-current', 'step');
  },
);

test('a gift card whose pass ran out can be taken away', async () => {
  useCheckout.getState().choose({ giftCards: [{ token: 'old', lastFour: '1234', balance: 5 }] });
  service.use(
    http.post(QUOTE, async ({ request }) => {
      const body = (await request.clone().json()) as { gift_card_codes: string[] };
      return body.gift_card_codes.length > 0
        ? refusal(422, 'GIFT_CARD_INVALID', 'Gift card is not valid.')
        : undefined;
    }),
  );
  const user = await openWindow();
  expect(await screen.findByText('Gift card is not valid.')).toBeInTheDocument();
  await user.click(await button('Remove gift cards'));
  expect(await button('Place order · ฿340.00')).toBeInTheDocument();
});

test('nothing is ordered at a price that could not be asked for', async () => {
  service.use(http.post(QUOTE, () => refusal(500, 'INTERNAL', 'Unknown error')));
  const user = await openWindow();
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(calls('POST /me/orders')).toHaveLength(0);
  service.resetHandlers();
  await user.click(retry);
  await user.click(await button('Place order · ฿340.00'));
  await waitFor(() => {
    expect(calls('POST /me/orders')).toHaveLength(1);
  });
});
