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
    expect(ttlOf(200, { 'cache-control': header })).toEqual(expected);
  });

  it('is nothing for other answers than 200, for cookies, and without a header', () => {
    const headers = { 'cache-control': 's-maxage=60' };
    expect(ttlOf(404, headers)).toBeUndefined();
    expect(ttlOf(301, headers)).toBeUndefined();
    expect(ttlOf(200, { ...headers, 'set-cookie': 'a=b' })).toBeUndefined();
    expect(ttlOf(200, {})).toBeUndefined();
  });
});

it('lets a CDN keep a page no longer than we do', () => {
  expect(publicCacheControl({ fresh: 5_000, stale: 0 })).toBe('public, max-age=0, s-maxage=5');
  expect(publicCacheControl({ fresh: 10_000, stale: 20_000 })).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
  );
});
