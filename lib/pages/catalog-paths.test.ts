import { describe, expect, it } from 'vitest';
import { productPath, slugify } from './catalog-paths.ts';

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

  it('is deterministic for equivalent letters', () => {
    expect(slugify('Cafe\u0301')).toBe(slugify('Café'));
  });
});

describe('productPath', () => {
  it('contains name and id after the language', () => {
    const product = { id: 7, product_name: 'Aloe & Mint' };
    expect(productPath('en', product)).toBe('/products/aloe-%26-mint/7');
    expect(productPath('th', product)).toBe('/th/products/aloe-%26-mint/7');
  });

  it.each(['#?', '..', '.', ''])('omits the name %j', (name) => {
    expect(productPath('en', { id: 7, product_name: name })).toBe('/products/7');
  });
});
