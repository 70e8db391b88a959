import { beforeEach, expect, test, vi } from 'vitest';
import { useLoadingBar } from './loading-bar';

const phase = () => useLoadingBar.getState().phase;

beforeEach(() => {
  vi.useFakeTimers();
  useLoadingBar.setState({ phase: 'idle' });
});

test('a page that loads within 200 ms shows no bar', () => {
  useLoadingBar.getState().start();
  vi.advanceTimersByTime(199);
  useLoadingBar.getState().finish();
  expect(phase()).toBe('idle');
  vi.advanceTimersByTime(1000);
  expect(phase()).toBe('idle');
});

test('it appears after 200 ms and hides 500 ms after the end', () => {
  useLoadingBar.getState().start();
  vi.advanceTimersByTime(200);
  expect(phase()).toBe('running');
  useLoadingBar.getState().finish();
  expect(phase()).toBe('done');
  vi.advanceTimersByTime(499);
  expect(phase()).toBe('done');
  vi.advanceTimersByTime(1);
  expect(phase()).toBe('idle');
});

test('another click does not restart it, and a timeout ends it', () => {
  useLoadingBar.getState().start();
  vi.advanceTimersByTime(300);
  useLoadingBar.getState().start();
  expect(phase()).toBe('running');
  vi.advanceTimersByTime(15_000);
  expect(phase()).toBe('done');
});
