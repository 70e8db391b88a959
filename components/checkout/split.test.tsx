import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cart, QuoteRequest } from '@/lib/cart/contract';
import { useCheckout } from '@/stores/checkout';
import { branchPage, wireBranch } from '@/tests/harness/branches-wire';
import { ANY_AMOUNT } from '@/tests/harness/orders-wire';
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

/** The first product is an approved medicine, the second one anything. */
function mixed(): Cart {
  const cart = cartOf(1, 1);
  const items = cart.items.map((item, index) => ({ ...item, pickup_only: index === 0 }));
  return { ...cart, items };
}

const names = () => shop.cart.items.map(({ product_name_en: name }) => name);
const ids = () => shop.cart.items.map(({ product }) => product.id);

const OTHER = {
  ...{ order_id: 'AR-000002', status: 'waiting_payment', delivery_method: 'pickup' },
  ...{ payment_method: 'qr', to_pay: 100 },
};

function partsOf(request: QuoteRequest) {
  if (request.delivery_method !== 'split') return [];
  const [medicine = 0, other = 0] = ids();
  const home = { product_ids: [other], delivery_fee: 40, total: 140, to_pay: 140 };
  const pickup = { product_ids: [medicine], delivery_fee: 0, total: 100, to_pay: 100 };
  return [
    { delivery_method: 'home' as const, ...home },
    { delivery_method: 'pickup' as const, ...pickup },
  ];
}

beforeAll(listen);
afterAll(() => {
  service.close();
});
beforeEach(() => {
  window.localStorage.clear();
  useCheckout.setState({ memberId: null });
  visit('/orders/summary');
  asked.length = 0;
  Object.assign(shop, { cart: mixed(), addresses: [address], coupons: [], coins: 0 });
  Object.assign(shop, { giftCard: 0, codAllowed: true, methods: ANY_AMOUNT });
  service.use(
    http.get('*/api/v1/branches', ({ request }) => {
      const wanted = new URL(request.url).searchParams.getAll('product_ids').map(Number);
      // The branch has the medicine and nothing else.
      const lacking = wanted.filter((id) => id !== ids()[0]);
      const ready = lacking.length === 0 ? {} : { stock: 'none' as const, ready_at: null };
      return HttpResponse.json(branchPage([wireBranch(7, { lacking, ...ready })]));
    }),
    http.post('*/api/v1/me/cart/quote', async ({ request }) => {
      const body = (await request.clone().json()) as QuoteRequest;
      asked.push({ call: 'POST /me/cart/quote', body, key: null });
      return HttpResponse.json(quoteOf(shop.cart, body, { parts: partsOf(body) }));
    }),
  );
});
afterEach(() => {
  service.resetHandlers();
});

const radio = (name: RegExp) => screen.findByRole('radio', { name });

test('names what no branch has beside the medicine, and offers to have it delivered', async () => {
  const user = await openWindow();
  const [medicine = '', other = ''] = names();
  const offer = (await screen.findByText(/No branch has your medicine together with/)).closest(
    '[role="status"]',
  );
  expect(offer).toHaveTextContent(other);
  expect(offer).not.toHaveTextContent(medicine);
  await user.click(await button('Have the rest delivered'));
  expect(await radio(/^Medicine at a branch, the rest home/)).toBeChecked();
  expect(screen.getByRole('region', { name: 'To pick up at a branch' })).toHaveTextContent(
    medicine,
  );
  expect(screen.getByRole('region', { name: 'Delivered to your home' })).toHaveTextContent(other);
});

test('asks for both places, shows both parts, and leads to the first payment', async () => {
  service.use(
    http.post('*/api/v1/me/orders', async ({ request }) => {
      asked.push({ call: 'POST /me/orders', body: await request.json(), key: null });
      const placed = {
        order_id: 'AR-000001',
        status: 'waiting_payment',
        payment: { method: 'qr' },
      };
      return HttpResponse.json({ ...placed, together_with: OTHER }, { status: 201 });
    }),
  );
  const user = await openWindow();
  await user.click(await radio(/^Medicine at a branch, the rest home/));
  await user.click(await button('Continue to payment'));
  expect(await screen.findByText('Please choose a branch.')).toBeInTheDocument();
  await user.click(await radio(/^Branch 7/));
  await user.click(await button('Continue to payment'));
  expect(await radio(/Cash on delivery/)).toBeDisabled();
  expect(screen.getByText(/These are two orders/)).toHaveTextContent(
    /฿140\.00 first, then ฿100\.00/,
  );
  await user.click(await radio(/PromptPay QR/));
  await user.click(await button('Review order'));
  const [medicine = '', other = ''] = names();
  const pickup = await screen.findByRole('region', { name: 'To pick up at a branch' });
  expect(within(pickup).getByText(medicine)).toBeInTheDocument();
  const home = screen.getByRole('region', { name: 'Delivered to your home' });
  expect(home).toHaveTextContent(other);
  expect(home).toHaveTextContent('Total ฿140.00, delivery ฿40.00 included');
  await user.click(await button('Place order · ฿240.00'));
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/orders/AR-000001/payment/qr?pay=now');
  });
  expect(calls('POST /me/orders')[0]?.body).toMatchObject({
    ...{ delivery_method: 'split', address_id: address.id, branch_id: 7, payment_method: 'qr' },
  });
});

test('goes to the second payment where the first order is paid for already', async () => {
  service.use(
    http.post('*/api/v1/me/orders', () => {
      const placed = { order_id: 'AR-000001', status: 'paid', payment: { method: 'qr' } };
      return HttpResponse.json({ ...placed, together_with: OTHER }, { status: 201 });
    }),
  );
  useCheckout.getState().open(1);
  const user = await openWindow();
  await user.click(await radio(/^Medicine at a branch, the rest home/));
  await user.click(await radio(/^Branch 7/));
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/PromptPay QR/));
  await user.click(await button('Review order'));
  await user.click(await button('Place order · ฿240.00'));
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/orders/AR-000002/payment/qr?pay=now');
  });
});

test('names the articles that the branch ran out of meanwhile, at the branches', async () => {
  service.use(
    http.post('*/api/v1/me/orders', () =>
      refusal(422, 'BRANCH_NOT_AVAILABLE', 'No', { data: { product_ids: [ids()[0]] } }),
    ),
  );
  const user = await openWindow();
  await user.click(await radio(/^Medicine at a branch, the rest home/));
  await user.click(await radio(/^Branch 7/));
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/PromptPay QR/));
  await user.click(await button('Review order'));
  await user.click(await button('Place order · ฿240.00'));
  const problem = await screen.findByText(/This branch does not have enough of/);
  expect(problem).toHaveTextContent(names()[0] ?? '');
});
