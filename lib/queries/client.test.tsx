import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './client';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Milliseconds until the answer of a call that takes none is shown. */
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

test('what is shown for the first time is waited for at least 200 ms', async () => {
  expect(await wait()).toBe(200);
});

test('what only renews something comes at once', async () => {
  const client = createQueryClient();
  await wait(client);
  expect(await wait(client)).toBe(0);
});

test('and so does what somebody types', async () => {
  expect(await wait(createQueryClient(), { atOnce: true })).toBe(0);
});
