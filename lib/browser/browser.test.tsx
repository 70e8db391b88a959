import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '@/tests/harness/page';
import { firstToEnd, isOffline, leaveTo, newKey, readCookies, watchSeen } from './browser';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['from the browser', crypto],
  ['on an insecure origin', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ['without a random source', undefined],
])('a key %s is a UUID, and unique', (_, source) => {
  vi.stubGlobal('crypto', source);
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(100);
});

test('a combined signal aborts with the first, and with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const first = firstToEnd(one.signal, other.signal);
  expect(first.aborted).toBe(false);
  other.abort('left');
  expect(first.aborted).toBe(true);
  expect(first.reason).toBe('left');
  expect(firstToEnd(new AbortController().signal, other.signal).reason).toBe('left');
});

test.each([
  ['/th/404', []],
  ['/th/404?from=cart', []],
  ['/404', [['/404']]],
])('leaving for %s from /th/404', (url, left) => {
  visit('/th/404');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  leaveTo(url);
  expect(assign.mock.calls).toEqual(left);
});

test('a browser without online status counts as online', () => {
  vi.stubGlobal('navigator', {});
  expect(isOffline()).toBe(false);
});

test('blocked cookies read as empty', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readCookies()).toBe('');
});

test.each([undefined, null])('without IntersectionObserver (%s), nothing is observed', (lack) => {
  vi.stubGlobal('IntersectionObserver', lack);
  expect(watchSeen(document.body, () => undefined)).toBeUndefined();
});
