import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE_DELIVERY_FROM, HOME_DELIVERY_FEE } from './delivery.ts';
import { priceCart, type PriceableLine } from './price-cart.ts';

const line: fc.Arbitrary<PriceableLine> = fc
  .record({
    productId: fc.integer({ min: 1, max: 10_000 }),
    qty: fc.integer({ min: 1, max: 999 }),
    listPrice: fc.integer({ min: 1, max: 2_000_000 }),
    dealShare: fc.double({ min: 0, max: 0.999, noNaN: true }),
    memberShare: fc.double({ min: 0, max: 0.999, noNaN: true }),
    flash: fc.option(
      fc.record({
        saleId: fc.constant(1),
        price: fc.integer({ min: 1, max: 2_000_000 }),
        left: fc.integer({ min: 1, max: 200 }),
      }),
    ),
  })
  .map(({ dealShare, memberShare, ...rest }) => ({
    ...rest,
    dealPrice: Math.floor(rest.listPrice * dealShare),
    memberPrice: Math.floor(rest.listPrice * memberShare),
  }));

const cart = fc.uniqueArray(line, { selector: ({ productId }) => productId, maxLength: 20 });

const one = (listPrice: number, dealPrice = 0, qty = 1): PriceableLine => ({
  productId: 1,
  qty,
  listPrice,
  dealPrice,
  memberPrice: 0,
  flash: null,
});

describe('priceCart', () => {
  it('charges the deal price when there is one, else the list price', () => {
    expect(priceCart([one(19_900)]).lines[0]?.unitPrice).toBe(19_900);
    expect(priceCart([one(19_900, 14_900)]).lines[0]?.unitPrice).toBe(14_900);
    expect(priceCart([one(19_900, 29_900)]).lines[0]?.unitPrice).toBe(19_900);
  });

  it('delivers free from 699 baht of goods, to the satang', () => {
    const below = priceCart([one(69_899)]);
    expect(below.delivery).toEqual({ fee: 4_000, freeDeliveryMissing: 1 });
    expect(below.total).toBe(73_899);
    const reached = priceCart([one(69_900)]);
    expect(reached.delivery).toEqual({ fee: 0, freeDeliveryMissing: 0 });
    expect(reached.total).toBe(69_900);
  });

  it('counts the deal price, not the list price, towards free delivery', () => {
    expect(priceCart([one(70_000, 60_000)]).delivery.fee).toBe(HOME_DELIVERY_FEE);
  });

  it('finds the tax inside the total, rounded once', () => {
    expect(priceCart([one(10_700 - HOME_DELIVERY_FEE)]).vat).toBe(700);
    // The worked example of api.md: 705.50 baht hold 46.15 of tax.
    expect(priceCart([one(70_550)]).vat).toBe(4_615);
  });

  it('gives every total whatever the order of the lines', () => {
    fc.assert(
      fc.property(
        cart.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, shuffled]) => {
          const { lines: inOrder, ...totals } = priceCart(lines);
          const { lines: inDisorder, ...others } = priceCart(shuffled);
          expect(others).toEqual(totals);
          expect(new Set(inDisorder)).toEqual(new Set(inOrder));
        },
      ),
    );
  });

  it('adds up to the satang, in integers, never below zero', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const priced = priceCart(lines);
        const goods = priced.lines.reduce((sum, { total }) => sum + total, 0);
        expect(goods).toBe(priced.subtotal - priced.discount);
        expect(priced.total).toBe(goods + priced.delivery.fee);
        for (const {
          unitPrice,
          listPrice,
          qty,
          total,
          memberDiscount,
          lineDiscount,
        } of priced.lines) {
          expect(unitPrice).toBeLessThanOrEqual(listPrice);
          expect(total).toBe(unitPrice * qty - memberDiscount - lineDiscount);
          expect(total).toBeGreaterThanOrEqual(0);
        }
        for (const amount of [priced.subtotal, priced.total, priced.vat, priced.delivery.fee]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(priced.vat).toBeLessThanOrEqual(priced.total);
      }),
    );
  });

  it('never makes a bigger cart lack more to free delivery', () => {
    fc.assert(
      fc.property(cart, line, (lines, more) => {
        const before = priceCart(lines);
        const after = priceCart([...lines, more]);
        expect(after.delivery.freeDeliveryMissing).toBeLessThanOrEqual(
          before.delivery.freeDeliveryMissing,
        );
        expect(before.delivery.freeDeliveryMissing === 0).toBe(
          before.subtotal >= FREE_DELIVERY_FROM,
        );
      }),
    );
  });
});
