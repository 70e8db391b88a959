import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentlyViewed } from './recently-viewed';

const KEY = 'recently_viewed';

beforeEach(() => {
  window.localStorage.clear();
});

describe('recentlyViewed', () => {
  it('keeps the newest first and each product once', () => {
    for (const id of [1, 2, 3, 1]) recentlyViewed.record(id);
    expect(recentlyViewed.read()).toEqual([1, 3, 2]);
  });

  it('keeps twenty', () => {
    for (let id = 1; id <= 30; id += 1) recentlyViewed.record(id);
    expect(recentlyViewed.read()).toEqual(Array.from({ length: 20 }, (_, n) => 30 - n));
  });

  it('clears everything on demand, and notifies', () => {
    const listener = vi.fn();
    const stop = recentlyViewed.subscribe(listener);
    recentlyViewed.record(1);
    recentlyViewed.clear();
    expect(recentlyViewed.read()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    recentlyViewed.record(1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same array until something changes', () => {
    recentlyViewed.record(1);
    expect(recentlyViewed.read()).toBe(recentlyViewed.read());
  });

  it.each([
    ['no JSON', '{', []],
    ['no array', '{"a":1}', []],
    ['anything', '["1",null,-1,2.5,4,4,{"id":5},6]', [4, 6]],
    ['too much', JSON.stringify(Array.from({ length: 99 }, (_, n) => n + 1)), undefined],
  ])('recovers from %s', (_, text, expected) => {
    window.localStorage.setItem(KEY, text);
    if (expected) expect(recentlyViewed.read()).toEqual(expected);
    expect(recentlyViewed.read().length).toBeLessThanOrEqual(20);
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    recentlyViewed.record(1);
    recentlyViewed.clear();
    expect(recentlyViewed.read()).toEqual([]);
  });
});
