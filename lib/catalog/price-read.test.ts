import { describe, expect, it } from 'vitest';
import type { PriceRead } from './contract.ts';
import { listHref, PLAIN_LIST, type ListState } from './list-state.ts';
import { asRead } from './price-read.ts';

const typed: ListState = { ...PLAIN_LIST, keyword: 'serum under 300' };
const read: PriceRead = { keyword: 'serum', min: null, max: 300, instead: null };
const near: PriceRead = { ...read, instead: { min: 350, max: null } };

function addressOf(state: ListState, price: PriceRead | null, total = 9): string {
  return listHref('/s', asRead(state, { price_read: price, total }).state);
}

describe('list state with a price from its words', () => {
  it.each<[what: string, state: ListState, price: PriceRead | null, total: number, href: string]>([
    ['nothing read', typed, null, 9, '/s?keyword=serum+under+300'],
    ['a price', typed, read, 9, '/s?keyword=serum&price_max=300'],
    ['a price alone', typed, { ...read, keyword: '' }, 9, '/s?price_max=300'],
    ['a range', typed, { ...read, min: 100 }, 9, '/s?keyword=serum&price_min=100&price_max=300'],
    ['nearest prices', typed, near, 9, '/s?keyword=serum&price_min=350&sort=price-asc'],
    [
      'nearest lower prices',
      typed,
      { ...read, instead: { min: null, max: 200 } },
      9,
      '/s?keyword=serum&price_max=200&sort=price-desc',
    ],
    [
      'an order that is asked for',
      { ...typed, sort: 'rating' },
      near,
      9,
      '/s?keyword=serum&price_min=350&sort=rating',
    ],
    ['nothing at any price', typed, read, 0, '/s?keyword=serum'],
    [
      'nothing within other filters',
      { ...typed, brands: [3] },
      read,
      0,
      '/s?keyword=serum&brand=3&price_max=300',
    ],
    [
      'another price in the address',
      { ...typed, priceMin: 500 },
      read,
      9,
      '/s?keyword=serum&price_min=500',
    ],
    [
      'words as typed',
      { ...typed, exact: true },
      read,
      9,
      '/s?keyword=serum&exact=1&price_max=300',
    ],
    ['no words', { ...typed, exact: true }, { ...read, keyword: '' }, 9, '/s?price_max=300'],
  ])('%s', (_, state, price, total, href) => {
    expect(addressOf(state, price, total)).toBe(href);
  });

  it('tells of the price only where it counts', () => {
    expect(asRead(typed, { price_read: read, total: 9 }).price).toBe(read);
    expect(asRead(typed, { price_read: read, total: 0 }).price).toBeNull();
    expect(asRead({ ...typed, priceMin: 5 }, { price_read: read, total: 9 }).price).toBeNull();
  });
});
