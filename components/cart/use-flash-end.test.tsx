import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useCart } from '@/stores/cart';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, visit } from '@/tests/harness/page';
import { useFlashEnd } from './use-flash-end';

const END = Date.parse('2026-11-21T11:00:00.000Z');
const MINUTE_MS = 60_000;

const loaded = vi.fn();
const server = setupServer(
  http.get('*/api/v1/flash-sales/current', () =>
    HttpResponse.json({ now: new Date().toISOString(), current: null, next: null }),
  ),
  http.post('*/api/v1/me/cart', () => {
    loaded();
    return HttpResponse.json(cartOf(1, 1));
  }),
);
beforeAll(async () => {
  server.listen();
  await Promise.all([import('axios'), import('@/lib/cart/queries')]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(END - MINUTE_MS);
  visit('/cart');
  loaded.mockClear();
});

/** The first line at a flash price, the second not. */
function flashCart() {
  const cart = cartOf(1, 1);
  const [first, ...others] = cart.items;
  const flash = { price: 60, ends_at: new Date(END).toISOString(), left: 5, quota: 10 };
  return { ...cart, items: first ? [{ ...first, price: 60, flash }, ...others] : [] };
}

test('the cart is loaded again when a flash price in it ends, which names whose price it was', async () => {
  useCart.getState().replace(flashCart());
  const { result } = renderHook(() => useFlashEnd(useCart((state) => state.cart)));
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS - 1_000));
  expect(loaded).not.toHaveBeenCalled();
  expect(result.current.size).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await eventually(() => {
    expect(loaded).toHaveBeenCalledOnce();
  });
  expect([...result.current]).toEqual([1]);
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(loaded).toHaveBeenCalledOnce();
});

test('a cart without flash prices waits for nothing', async () => {
  const { result } = renderHook(() => useFlashEnd(cartOf(1)));
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(loaded).not.toHaveBeenCalled();
  expect(result.current.size).toBe(0);
});
