import { describe, expect, it } from 'vitest';
import { parseTarget } from './target.ts';

describe('parseTarget', () => {
  it.each([
    ['bad escape', '/a/%'],
    ['bytes that are no UTF-8', '/a/%FF'],
    ['raw bytes that are no UTF-8', '/a/\u00ff'],
    ['NUL', '/a%00b'],
    ['backslash', '/a\\b'],
    ['encoded backslash', '/a%5Cb'],
    ['dot segments', '/a/../b'],
    ['encoded dot segments', '/a/%2e%2E/b'],
    ['single dot', '/a/./b'],
    ['absolute form', 'http://elsewhere/a'],
    ['asterisk form', '*'],
    ['fragment', '/a#b'],
    ['too long', `/${'a'.repeat(8 * 1024)}`],
    ['too long a query', `/a?${'a'.repeat(20 * 1024)}`],
    ['empty', ''],
  ])('refuses %s', (_, url) => {
    expect(parseTarget(url)).toBeUndefined();
  });

  it.each([
    ['/', [], 'en'],
    ['/th', [], 'th'],
    ['/th/products/x/1', ['products', 'x', '1'], 'th'],
    ['/thai', ['thai'], 'en'],
    ['/a..b/c.', ['a..b', 'c.'], 'en'],
  ])('splits %s', (url, segments, locale) => {
    expect(parseTarget(url)).toMatchObject({ segments, locale });
  });

  it.each([
    ['/p?utm_source=x&gclid=1', ''],
    ['/p?a=1&utm_medium=x&b=2', '?a=1&b=2'],
    ['/p?_rsc=abc', ''],
    ['/p?q=%E0%B8%81&page=2', '?q=%E0%B8%81&page=2'],
    ['/p?', ''],
    ['/p?q=50%off', '?q=50%25off'],
    ['/p?q=%FF', '?q=%EF%BF%BD'],
  ])('reduces the query of %s', (url, search) => {
    expect(parseTarget(url)?.search).toBe(search);
  });

  it('accepts a search for 2,000 Thai letters', () => {
    const query = `?keyword=${encodeURIComponent('ย'.repeat(2_000))}`;
    expect(parseTarget(`/products/search${query}`)?.search).toBe(query);
  });

  it('is idempotent, so that a key is always its own address', () => {
    for (const url of ['/p?q=50%off&utm_id=1', '/ก?x=1', '/p?a=b+c&source=mobile']) {
      const target = parseTarget(Buffer.from(url).toString('latin1'));
      const address = `${target?.path ?? ''}${target?.search ?? ''}`;
      const again = parseTarget(address);
      expect(`${again?.path ?? ''}${again?.search ?? ''}`).toBe(address);
    }
  });

  it('marks an address with ?source= and drops the parameter', () => {
    expect(parseTarget('/p?source=mobile&a=1')).toMatchObject({ search: '?a=1', sourced: true });
    expect(parseTarget('/p?resource=1')).toMatchObject({ sourced: false });
  });

  it.each([
    ['/brands/525', undefined],
    ['/th/brands?page=2', undefined],
    ['/brands/', '/brands'],
    ['/th/', '/th'],
    ['//brands//525', '/brands/525'],
    ['/%62rands?a=%2F', '/brands?a=%2F'],
    ['/products/%e0%b8%81/1', '/products/%E0%B8%81/1'],
    ['/en', '/'],
    ['/en/brands/525?page=2', '/brands/525?page=2'],
    ['//example.com', '/example.com'],
    ['/brands/?a=\tb\f\u00e0', '/brands?a=%09b%0C%E0'],
  ])('%s is normalised to %s', (url, respelled) => {
    expect(parseTarget(url)?.respelled).toBe(respelled);
  });

  it('knows the page of an address', () => {
    expect(parseTarget('/th/products/%E0%B8%8A/12')?.match).toMatchObject({
      name: 'product',
      thing: { kind: 'product', id: 12 },
    });
    expect(parseTarget('/nowhere.php')?.match).toBeUndefined();
  });
});
