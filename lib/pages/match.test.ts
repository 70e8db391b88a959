import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFields } from '../catalog/list-state.ts';
import { matchPage } from './match.ts';
import { PAGES } from './table.ts';

const match = (path: string) => matchPage(path.split('/').filter((segment) => segment !== ''));

describe('matchPage', () => {
  it.each([
    ['/', 'home', undefined],
    ['/products/search', 'search', undefined],
    ['/products/12', 'product', 12],
    ['/products/%E0%B8%8A/12', 'product', 12],
    ['/categories/7', 'category', 7],
    ['/categories/7/serums', 'category', 7],
    ['/brands/exclusive', 'exclusiveBrands', undefined],
    ['/brands/525', 'brand', 525],
    ['/ecommerce/banner', 'storeBanners', undefined],
    ['/ecommerce/banner/8', 'storeBanner', 8],
    ['/ecommerce/recommends', 'list', undefined],
    ['/brandstory/HealthHub/ArticleList/3', 'article', 3],
    ['/brandstory/525', 'story', 525],
    ['/brandstory/525/ArticleList', 'storyArticles', 525],
    ['/brandstory/525/serums', 'storyDepartment', 525],
    ['/mobile-article', 'mobileArticles', undefined],
    ['/mobile-article/3', 'mobileArticle', 3],
    ['/consent-mobile', 'mobileConsent', undefined],
    ['/pharmacy/banner/11', 'pharmacyBanner', 11],
    ['/pharmacy/content/3', 'pharmacyArticle', 3],
    ['/news/101', 'news', 101],
    ['/orders/summary', 'checkout', undefined],
    ['/orders/order_list', 'orders', undefined],
    ['/orders/a-1', 'order', undefined],
    ['/orders/payment/kbank', 'cardReturn', undefined],
    ['/orders/a-1/payment/qr/form', 'orderQrForm', undefined],
    ['/faq', 'record', '/faq'],
    ['/ArunCard/birthday-may', 'record', '/ArunCard/birthday-may'],
    ['/a/b/c/d', 'record', '/a/b/c/d'],
  ])('%s is the page %s', (path, name, id) => {
    const found = match(path);
    expect(found?.name).toBe(name);
    expect(found?.thing?.id).toBe(id);
  });

  it.each([
    '/products',
    '/products/x',
    '/products/name/12a',
    '/products/name/0012',
    '/products/1234567890',
    '/products/a/b/12',
    '/categories/x',
    '/categories/7/serums/more',
    '/brands/-1',
    '/ecommerce/anything',
    '/brandstory/healthhub',
    '/brandstory/0525',
    '/brandstory/525/serums/more',
    '/orders',
    '/a/b/c/d/e',
    '/wp-login.php',
    '/not-found-page',
    '/og/x',
    '/a b',
  ])('%s is not a page', (path) => {
    expect(match(path)).toBeUndefined();
  });
});

describe('the table of pages', () => {
  it('lists the parameters of product lists in canonical order', () => {
    const all = listFields({
      page: 2,
      sort: 'newest',
      keyword: 'a',
      exact: true,
      category: 1,
      depts: ['serums'],
      brands: [1],
      attrs: ['a:b'],
      priceMin: 1,
      priceMax: 2,
      rating: 4,
      promotion: true,
      inStock: true,
    });
    expect(PAGES.search.query).toEqual(all.map(([name]) => name));
  });

  it('has no pattern shadowed by another', () => {
    const filled = (pattern: string) =>
      pattern
        .replaceAll(/:list\(([^|]+)[^)]*\)/g, '$1')
        .replaceAll(/:(?:name|dept|order)\??/g, 'abc')
        .replaceAll(/:\w+/g, '7')
        .replace('/*page', '/faq');
    for (const [name, { pattern }] of Object.entries(PAGES)) {
      expect(match(filled(pattern))?.name, pattern).toBe(name);
    }
  });

  it('matches at most one page per path', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 6 }), (segments) => {
        const found = matchPage(segments);
        if (found?.thing && found.thing.kind !== 'page') expect(found.thing.id).toBeGreaterThan(0);
      }),
    );
  });
});
