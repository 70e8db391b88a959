import { describe, expect, it } from 'vitest';
import { pageKey, pageSearch, readsMarker } from './page-key.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';

function target(url: string): Target {
  const parsed = parseTarget(url);
  if (parsed === undefined) throw new Error(url);
  return parsed;
}

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
    ['/products/search?page=2&mark=me&keyword=a', '?keyword=a&page=2'],
    ['/brands/1?brand=2&brand=10&sort=newest', '?brand=10&brand=2&sort=newest'],
  ])('of %s is %s: an ignored query does not change the page', (url, search) => {
    expect(pageSearch(target(url))).toBe(search);
  });
});

describe('pageKey', () => {
  it('is the plain address for a document, and no valid address otherwise', () => {
    const payload = { key: '1 /_tree' };
    expect(pageKey(target('/brands/1?page=2&utm_id=2'), undefined)).toBe('/brands/1?page=2');
    expect(pageKey(target('/cart'), payload)).toBe('/cart rsc 1 /_tree');
    expect(pageKey(target('/cart'), payload)).not.toBe(
      pageKey(target('/cart'), { key: ' /_tree' }),
    );
    expect(pageKey(target('/th/login'), undefined)).toContain(' ');
  });

  it('knows the login page in both languages', () => {
    expect(['/login', '/th/login', '/login/x', '/'].map((url) => readsMarker(target(url)))).toEqual(
      [true, true, false, false],
    );
  });
});
