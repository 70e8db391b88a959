import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { describe, expect, it } from 'vitest';
import {
  isLogin,
  pageKey,
  pageSearch,
  payloadHash,
  payloadHeaders,
  payloadOf,
} from './page-key.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';

function target(url: string): Target {
  const parsed = parseTarget(url);
  if (parsed === undefined) throw new Error(url);
  return parsed;
}

describe('payloadHash', () => {
  it.each([
    [undefined, undefined],
    ['1', '/_tree'],
    ['2', undefined],
    [undefined, '/products/$d$slug'],
  ])('is what the installed Next expects of prefetch %s, segment %s', async (prefetch, segment) => {
    const expected = await computeCacheBustingSearchParam(
      prefetch as '1' | '2' | undefined,
      segment,
      undefined,
      undefined,
    );
    expect(payloadHash({ prefetch, segment })).toBe(expected);
  });
});

describe('payloadOf', () => {
  it('takes only what the router of Next sends', () => {
    expect(payloadOf({})).toBeUndefined();
    expect(payloadOf({ rsc: '2' })).toBeUndefined();
    const junk = payloadOf({
      rsc: '1',
      'next-router-prefetch': 'x',
      'next-router-segment-prefetch': 'a b',
    });
    expect(junk).toEqual({ prefetch: undefined, segment: undefined });
    expect(payloadHeaders(junk ?? { prefetch: '1', segment: '1' })).toEqual({ rsc: '1' });
  });
});

describe('pageSearch', () => {
  it.each([
    ['/products/serum/1?mark=me', ''],
    ['/th?mark=me', ''],
    ['/categories/1?page=2', '?page=2'],
    ['/th/products/search?keyword=a', '?keyword=a'],
    ['/login?return_to=%2Fcart', '?return_to=%2Fcart'],
    ['/promotions-product/2?sort=newest', '?sort=newest'],
    ['/brands?mark=a', ''],
    ['/th/brands/exclusive?mark=a', ''],
    ['/ecommerce?mark=a', ''],
    ['/ecommerce/banner/8?mark=a', ''],
    ['/ecommerce/recommends?page=2', '?page=2'],
    ['/promotions/2?sort=newest', ''],
    ['/th/news?page=2', '?page=2'],
    ['/news/101?page=2', ''],
    ['/brandstory/HealthHub/ArticleList?topic=skin', '?topic=skin'],
    ['/brandstory/HealthHub/ArticleList/3?topic=skin', ''],
    ['/brandstory/HealthHub?topic=skin', ''],
  ])('of %s is %s: a page that ignores its query is one page', (url, search) => {
    expect(pageSearch(target(url))).toBe(search);
  });
});

describe('pageKey', () => {
  it('is the plain address for a document, and never an address for anything else', () => {
    const payload = { prefetch: '1', segment: '/_tree' };
    expect(pageKey(target('/brands/1?page=2&utm_id=2'), undefined)).toBe('/brands/1?page=2');
    expect(pageKey(target('/a'), payload)).toBe('/a rsc 1 /_tree');
    expect(pageKey(target('/a'), payload)).not.toBe(
      pageKey(target('/a'), { prefetch: undefined, segment: '/_tree' }),
    );
    expect(pageKey(target('/th/login'), undefined)).toContain(' ');
  });

  it('knows the login page in both languages', () => {
    expect(['/login', '/th/login', '/login/x', '/'].map((url) => isLogin(target(url)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
