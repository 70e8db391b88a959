import { act, cleanup, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PurchasedOrder } from '@/lib/analytics/shop-events';
import { addItem, emptyCart } from '@/lib/cart/queries';
import { useCart } from '@/stores/cart';
import { usePrivacy } from '@/stores/privacy';
import { eventually } from '@/tests/harness/eventually';
import { wireOrder } from '@/tests/harness/orders-wire';
import { cartOf, productCard, visit } from '@/tests/harness/page';
import { ToldView } from './told-view';
import { useToldList, useToldPurchase } from './use-told';

/** Needs approval by a pharmacist. */
const MEDICINE = 2;
const drug = { class: 'dangerous', policy: 'approval', reg_no: '1A 1/60' } as const;

const asked: string[][] = [];
const server = setupServer(
  http.get('*/api/v1/products/web', ({ request }) => {
    const ids = new URL(request.url).searchParams.getAll('ids');
    asked.push(ids);
    const card = (id: number) => ({
      ...productCard(id, `Product ${String(id)}`),
      drug: id === MEDICINE ? drug : null,
    });
    return HttpResponse.json({ entities: ids.map((id) => card(Number(id))) });
  }),
  http.post('*/api/v1/me/cart/add', () => HttpResponse.json({ ...cartOf(2, 1), version: 5 })),
  http.delete('*/api/v1/me/cart/clear', () => HttpResponse.json({ ...cartOf(), version: 6 })),
);

beforeAll(async () => {
  server.listen();
  await import('@/lib/analytics/queries');
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/');
  window.localStorage.clear();
  window.dataLayer = [];
  asked.length = 0;
  useCart.setState({ cart: null });
  usePrivacy.setState({ counted: true });
});
afterEach(() => {
  usePrivacy.setState({ counted: false });
  delete window.dataLayer;
});

interface Told {
  readonly event: string;
  readonly ecommerce: { readonly items: readonly { readonly id: number; readonly qty: number }[] };
}

function told() {
  const events = (window.dataLayer ?? []) as readonly Partial<Told>[];
  return events.flatMap(({ event, ecommerce }) =>
    event === undefined ? [] : [[event, ecommerce?.items.map(({ id, qty }) => [id, qty])]],
  );
}

test('a page is reported 250 ms after opening, and not before consent', async () => {
  vi.useFakeTimers();
  usePrivacy.setState({ counted: false });
  render(<ToldView productId={1} />);
  expect(vi.getTimerCount()).toBe(0);
  act(usePrivacy.getState().count);
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2));
  vi.useRealTimers();
  await eventually(() => {
    expect(told()).toEqual([['view_item', [[1, 1]]]]);
  });
});

function ToldRow({ ids, list }: { readonly ids: readonly number[]; readonly list: string }) {
  useToldList(ids, list);
  return null;
}

test('the rows of a page are reported one by one, from a single request', async () => {
  render(
    <>
      <ToldRow ids={[1, 3]} list="/new" />
      <ToldRow ids={[3, 4]} list="/week" />
    </>,
  );
  await eventually(() => {
    expect(told()).toEqual([
      [
        'view_item_list',
        [
          [1, 1],
          [3, 1],
        ],
      ],
      [
        'view_item_list',
        [
          [3, 1],
          [4, 1],
        ],
      ],
    ]);
  });
  expect(asked).toEqual([['1', '3', '4']]);
});

test('cart additions and removals are reported, except medicines that need approval', async () => {
  useCart.setState({ cart: { ...cartOf(1), version: 4 } });
  await addItem('en', { product_id: 1, qty: 1 });
  await eventually(() => {
    expect(told()).toEqual([['add_to_cart', [[1, 1]]]]);
  });
  await emptyCart('en');
  await eventually(() => {
    expect(told().slice(1)).toEqual([['remove_from_cart', [[1, 2]]]]);
  });
});

test('items of a cart that loads late are not reported as added', async () => {
  await addItem('en', { product_id: 1, qty: 1 });
  await eventually(() => {
    expect(told()).toEqual([['add_to_cart', [[1, 1]]]]);
  });
});

test('without consent no product data is requested', async () => {
  usePrivacy.setState({ counted: false });
  await addItem('en', { product_id: 1, qty: 1 });
  await emptyCart('en');
  expect(asked).toEqual([]);
  expect(told()).toEqual([]);
});

test('a placed order is reported once, also after a reload and in a second tab', async () => {
  function Result({ order }: { readonly order: PurchasedOrder }) {
    useToldPurchase(order);
    return null;
  }
  const { rerender } = render(<Result order={wireOrder({ status: 'waiting_payment' })} />);
  rerender(<Result order={wireOrder({ status: 'paid' })} />);
  await eventually(() => {
    expect(told().map(([event]) => event)).toEqual(['purchase']);
  });
  cleanup();
  render(<Result order={wireOrder({ status: 'paid' })} />);
  render(<Result order={wireOrder({ status: 'packing' })} />);
  render(<Result order={wireOrder({ status: 'paid', order_id: 'A2' })} />);
  await eventually(() => {
    expect(told().map(([event]) => event)).toEqual(['purchase', 'purchase']);
  });
});
