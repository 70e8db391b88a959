import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Milliseconds until the result of an instant call is shown. */
async function wait(client = createQueryClient(), meta = {}): Promise<number> {
  const asked = Date.now();
  let shown = Infinity;
  void client
    .query({ queryKey: ['orders'], queryFn: () => ['AR1'], staleTime: 0, meta })
    .then(() => {
      shown = Date.now() - asked;
    });
  await vi.advanceTimersByTimeAsync(1000);
  return shown;
}

test('a first load takes at least 200 ms', async () => {
  expect(await wait()).toBe(200);
});

test('a refetch shows at once', async () => {
  const client = createQueryClient();
  await wait(client);
  expect(await wait(client)).toBe(0);
});

test('suggestions while typing show at once', async () => {
  expect(await wait(createQueryClient(), { atOnce: true })).toBe(0);
});

test('data changed during its first load is refetched once', async () => {
  const client = createQueryClient();
  let coupons: readonly string[] = [];
  const queryFn = vi.fn(() => coupons);
  const observer = new QueryObserver(client, { queryKey: ['wallet', 'collected'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(50);
  coupons = ['WELCOME'];
  void client.invalidateQueries({ queryKey: ['wallet'] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(observer.getCurrentResult().data).toEqual(['WELCOME']);

  await client.invalidateQueries({ queryKey: ['wallet'] });
  expect(queryFn).toHaveBeenCalledTimes(3);
  leave();
});
