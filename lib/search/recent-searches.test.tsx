import { beforeEach, expect, it, vi } from 'vitest';
import { recentSearches } from './recent-searches';

beforeEach(() => {
  window.localStorage.clear();
});

it('keeps the eight latest, each once', () => {
  for (let index = 1; index <= 10; index += 1) recentSearches.add(`serum ${String(index)}`);
  recentSearches.add('SERUM 5');
  expect(recentSearches.get()).toEqual(
    ['SERUM 5', 10, 9, 8, 7, 6, 4, 3].map((one) =>
      typeof one === 'number' ? `serum ${String(one)}` : one,
    ),
  );
});

it('removes one or all, and notifies', () => {
  const changed = vi.fn();
  const stop = recentSearches.subscribe(changed);
  recentSearches.add('a');
  recentSearches.add('b');
  recentSearches.remove('a');
  expect(recentSearches.get()).toEqual(['b']);
  recentSearches.clear();
  expect(recentSearches.get()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
});

it.each(['{', '{"a":1}', '[1,null,"serum"]'])('reads %j without a failure', (stored) => {
  window.localStorage.setItem('recent_searches', stored);
  expect(recentSearches.get()).toEqual(stored.includes('serum') ? ['serum'] : []);
});

it('is the same array until something changes', () => {
  recentSearches.add('a');
  expect(recentSearches.get()).toBe(recentSearches.get());
});
