import { describe, expect, it } from 'vitest';
import { publicCacheControl, ttlOf } from './cache-policy.ts';

describe('ttlOf', () => {
  it.each([
    ['s-maxage=60, stale-while-revalidate=31535940', { fresh: 10_000, stale: 20_000 }],
    ['public, S-MaxAge=5', { fresh: 5_000, stale: 0 }],
    ['s-maxage="3", stale-while-revalidate=1', { fresh: 3_000, stale: 1_000 }],
    ['s-maxage=0', undefined],
    ['public, max-age=60', undefined],
    ['private, s-maxage=60', undefined],
    ['no-store', undefined],
    ['no-cache, s-maxage=60', undefined],
    ['s-maxage=soon', undefined],
  ])('%s', (header, expected) => {
    expect(ttlOf({ status: 200, headers: { 'cache-control': header } })).toEqual(expected);
  });

  it('follows the table of pages regardless of Next', () => {
    const headers = { 'cache-control': 'private, no-cache, no-store, max-age=0' };
    const kept = { fresh: 60_000, stale: 20_000 };
    expect(ttlOf({ status: 200, headers }, { cache: 'everybody' })).toEqual(kept);
    expect(ttlOf({ status: 200, headers }, { cache: 'by sign-in' })).toEqual(kept);
    const open = { 'cache-control': 's-maxage=60' };
    expect(ttlOf({ status: 200, headers: open }, { cache: 'nobody' })).toBeUndefined();
  });

  it.each([undefined, { cache: 'everybody' } as const])(
    'is nothing for other answers than 200, and for cookies, page %o',
    (page) => {
      const headers = { 'cache-control': 's-maxage=60' };
      expect(ttlOf({ status: 404, headers }, page)).toBeUndefined();
      expect(ttlOf({ status: 301, headers }, page)).toBeUndefined();
      const withCookie = { ...headers, 'set-cookie': 'a=b' };
      expect(ttlOf({ status: 200, headers: withCookie }, page)).toBeUndefined();
    },
  );

  it('is undefined without a header', () => {
    expect(ttlOf({ status: 200, headers: {} })).toBeUndefined();
  });
});

it('allows a CDN to keep a page for seconds only', () => {
  expect(publicCacheControl({ fresh: 5_000, stale: 0 })).toBe('public, max-age=0, s-maxage=5');
  expect(publicCacheControl({ fresh: 60_000, stale: 20_000 })).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
  );
});
