import { describe, expect, it } from 'vitest';
import { decodeSegments, parseId, productPath, slugify } from './routes.ts';

describe('slugify', () => {
  it.each([
    ['Rice Water Serum 30 ml', 'rice-water-serum-30-ml'],
    ['SPF 50/PA++++', 'spf-50-pa++++'],
    ['Really? #1 Balm', 'really-1-balm'],
    ['  Two  spaces / a slash ', 'two-spaces-a-slash'],
    ['เซรั่มน้ำข้าว 30 มล.', 'เซรั่มน้ำข้าว-30-มล.'],
  ])('%s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('writes the same letters the same way', () => {
    expect(slugify('Cafe\u0301')).toBe(slugify('Café'));
  });
});

describe('productPath', () => {
  it('carries name and id under the language', () => {
    const product = { id: 7, product_name: 'Aloe & Mint' };
    expect(productPath('en', product)).toBe('/products/aloe-%26-mint/7');
    expect(productPath('th', product)).toBe('/th/products/aloe-%26-mint/7');
  });

  it.each(['#?', '..', '.', ''])('leaves the name %j out', (name) => {
    expect(productPath('en', { id: 7, product_name: name })).toBe('/products/7');
  });
});

it.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1000000000', undefined],
  ['', undefined],
])('reads the id %j', (segment, id) => {
  expect(parseId(segment)).toBe(id);
});

it('decodes segments and refuses broken escapes', () => {
  expect(decodeSegments(['a%20b', '1'])).toEqual(['a b', '1']);
  expect(decodeSegments(['%E0%A4'])).toBeUndefined();
});
