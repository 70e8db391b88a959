import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

test('work waits for an idle moment, at most 2000 ms, and can be called off', () => {
  const cancel = vi.fn();
  const request = vi.fn(() => 7);
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const work = vi.fn();
  const callOff = whenIdle(work);
  expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 2_000 });
  expect(work).not.toHaveBeenCalled();
  callOff();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('a browser without idle time does it in the next task, unless it was called off', () => {
  vi.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  const [work, dropped] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(dropped)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
});
