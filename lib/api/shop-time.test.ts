import { afterEach, expect, it, vi } from 'vitest';
import { shopTime } from './shop-time';

afterEach(() => {
  globalThis.__arunNow = undefined;
  vi.useRealTimers();
});

it('is the service’s; the machine’s where the service runs elsewhere', () => {
  const machine = new Date('2028-02-29T10:55:00Z');
  vi.useFakeTimers({ now: machine });
  expect(shopTime()).toEqual(machine);
  const moved = new Date('2026-11-20T03:00:00Z');
  globalThis.__arunNow = () => moved;
  expect(shopTime()).toEqual(moved);
});
