import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

test('waits for an idle moment, at most 2000 ms, and can be cancelled', () => {
  const idle: (() => void)[] = [];
  const request = vi.fn((begin: () => void) => idle.push(begin));
  vi.stubGlobal('requestIdleCallback', request);
  const [work, dropped] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(dropped)();
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
  expect(work).not.toHaveBeenCalled();
  for (const begin of idle) begin();
  expect(work).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
});

test.each([
  undefined,
  null,
  () => {
    throw new DOMException('', 'SecurityError');
  },
])('without idle callbacks (%o) runs in the next task, unless cancelled', (idle) => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', undefined);
  const [work, dropped] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(dropped)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
});
