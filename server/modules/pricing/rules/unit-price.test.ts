import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceNow, publicPriceOf, unitPriceOf, type ProductPrices } from './unit-price.ts';

const plain: ProductPrices = {
  listPrice: 20_000,
  dealPrice: 0,
  memberPrice: 0,
  flash: null,
  restricted: false,
};
const flash = (price: number, left = 10) => ({ saleId: 1, price, left });

const price = fc.integer({ min: 0, max: 100_000 });
const anyPrices: fc.Arbitrary<ProductPrices> = fc.record({
  listPrice: fc.integer({ min: 1, max: 100_000 }),
  dealPrice: price,
  memberPrice: price,
  flash: fc.option(
    fc.record({
      saleId: fc.constant(1),
      price: fc.integer({ min: 1, max: 100_000 }),
      left: fc.integer({ min: 0, max: 20 }),
    }),
  ),
  restricted: fc.boolean(),
});

describe('unitPriceOf', () => {
  it.each([
    ['the list price alone', {}, 1, 20_000, 'list'],
    ['a deal', { dealPrice: 15_000 }, 1, 15_000, 'deal'],
    [
      'the member price below the deal',
      { dealPrice: 15_000, memberPrice: 14_000 },
      1,
      14_000,
      'member',
    ],
    [
      'the deal below the member price',
      { dealPrice: 13_000, memberPrice: 14_000 },
      1,
      13_000,
      'deal',
    ],
    ['the flash price', { dealPrice: 13_000, flash: flash(12_000) }, 1, 12_000, 'flash'],
    [
      'the deal below the flash price',
      { dealPrice: 11_000, flash: flash(12_000) },
      1,
      11_000,
      'deal',
    ],
    ['the last pieces of a quota', { flash: flash(12_000, 3) }, 3, 12_000, 'flash'],
    ['more pieces than are left of it', { flash: flash(12_000, 3) }, 4, 20_000, 'list'],
    [
      'an equal price that costs no quota',
      { memberPrice: 12_000, flash: flash(12_000) },
      1,
      12_000,
      'member',
    ],
    [
      'the list price of a restricted medicine',
      { dealPrice: 13_000, memberPrice: 14_000, flash: flash(12_000), restricted: true },
      1,
      20_000,
      'list',
    ],
  ] as const)('takes %s', (_, prices, qty, unitPrice, source) => {
    expect(unitPriceOf({ ...plain, ...prices }, qty)).toEqual({ unitPrice, source });
  });

  it('is never above any available price', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 30 }), (prices, qty) => {
        const { unitPrice } = unitPriceOf(prices, qty);
        expect(unitPrice).toBeGreaterThan(0);
        expect(unitPrice).toBeLessThanOrEqual(prices.listPrice);
        if (prices.restricted) return;
        if (prices.dealPrice > 0) expect(unitPrice).toBeLessThanOrEqual(prices.dealPrice);
        if (prices.memberPrice > 0) expect(unitPrice).toBeLessThanOrEqual(prices.memberPrice);
        if (prices.flash && prices.flash.left >= qty) {
          expect(unitPrice).toBeLessThanOrEqual(prices.flash.price);
        }
      }),
    );
  });
});

describe('publicPriceOf', () => {
  it('is the cart price without a member card, and never depends on the card', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 30 }), (prices, qty) => {
        expect(publicPriceOf(prices, qty)).toEqual(unitPriceOf({ ...prices, memberPrice: 0 }, qty));
      }),
    );
  });
});

describe('priceNow', () => {
  it.each([
    [59_000, 59_000, { was: null, saved: 0, percent: 0 }],
    [59_000, 47_200, { was: 590, saved: 118, percent: 20 }],
    [30, 10, { was: 0.3, saved: 0.2, percent: 66 }],
    [10_000, 9_999, { was: 100, saved: 0.01, percent: 0 }],
    // Floating-point baht would yield 28.
    [10_000, 7_100, { was: 100, saved: 29, percent: 29 }],
  ])('of %d satang instead of %d', (listPrice, unitPrice, told) => {
    expect(priceNow({ listPrice, unitPrice, source: 'deal' })).toEqual({
      kind: 'deal',
      amount: unitPrice / 100,
      ...told,
    });
  });
});
