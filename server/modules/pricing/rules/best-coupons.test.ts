import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestCoupons } from './price-cart.ts';
import { cartOf, couponOf, lineOf } from './price-cart.fixture.ts';
import { priceCart } from './price-cart.ts';

const amount = (id: number, off: number) => couponOf(id, 'amount', { amount: off });

describe('bestCoupons', () => {
  it('combines the best store coupon with compatible ones', () => {
    const wallet = [
      amount(1, 500),
      couponOf(2, 'percent', { percent: 20, cap: 700 }),
      couponOf(3, 'free_delivery'),
      couponOf(4, 'coins', { amount: 1_000 }),
      amount(5, 600),
    ];
    const best = bestCoupons(cartOf([lineOf(1, 10_000)]), wallet);
    expect(best?.rules.map(({ memberCouponId }) => memberCouponId)).toEqual([2, 3, 4]);
    expect(best?.saving).toBe(700 + 4_000 + 1_000);
  });

  it('is undefined if the chosen ones are as good', () => {
    const wallet = [amount(1, 500), amount(2, 500)];
    expect(bestCoupons(cartOf([lineOf(1, 10_000)], { coupons: [amount(2, 500)] }), wallet)).toBe(
      undefined,
    );
    expect(bestCoupons(cartOf([]), wallet)).toBe(undefined);
    expect(bestCoupons(cartOf([lineOf(1, 10_000)]), [])).toBe(undefined);
  });

  it('keeps a coupon that would cost more delivery than it takes off', () => {
    expect(bestCoupons(cartOf([lineOf(1, 70_000)]), [amount(1, 3_000)])).toBe(undefined);
    expect(bestCoupons(cartOf([lineOf(1, 70_000)]), [amount(1, 5_000)])?.saving).toBe(1_000);
  });

  it('prefers, among equals, the one that expires first', () => {
    const sooner = { ...amount(2, 500), expiresAt: new Date('2026-03-01T06:00:00Z') };
    const best = bestCoupons(cartOf([lineOf(1, 10_000)]), [amount(1, 500), sooner]);
    expect(best?.rules).toEqual([sooner]);
  });

  it.each([
    [3, 7],
    [7, 3],
  ])('prefers the lower id if they expire together: %i, %i', (...ids) => {
    const wallet = ids.map((id) => amount(id, 500));
    const best = bestCoupons(cartOf([lineOf(1, 10_000)]), wallet);
    expect(best?.rules.map(({ memberCouponId }) => memberCouponId)).toEqual([3]);
  });

  it.each(['amount', 'coins', 'free_delivery'] as const)(
    'finds the best of a full wallet, even if it expires last: %s',
    (kind) => {
      const best = { expiresAt: new Date('2027-01-01T00:00:00Z'), amount: 3_000 };
      const wallet = Array.from({ length: 50 }, (_, index) =>
        couponOf(index + 1, kind, index === 30 ? best : { amount: 1_000 + index }),
      );
      expect(bestCoupons(cartOf([lineOf(1, 10_000)]), wallet)?.saving).toBe(3_000);
    },
  );

  it('is never dearer than any single coupon', () => {
    const coupon = fc.record({
      kind: fc.constantFrom('amount', 'percent', 'free_delivery', 'coins', 'free_item'),
      amount: fc.integer({ min: 1, max: 20_000 }),
      percent: fc.integer({ min: 1, max: 90 }),
      minSpend: fc.integer({ min: 0, max: 90_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(coupon, { maxLength: 16 }),
        fc.integer({ min: 100, max: 90_000 }),
        (kinds, price) => {
          const wallet = kinds.map(({ kind, ...more }, index) => couponOf(index + 1, kind, more));
          const cart = cartOf([lineOf(1, price)]);
          const { total } = priceCart(cart);
          const best = bestCoupons(cart, wallet);
          const bestTotal = priceCart({ ...cart, coupons: best?.rules ?? [] }).total;
          expect(bestTotal).toBe(total - (best?.saving ?? 0));
          for (const one of wallet) {
            expect(bestTotal).toBeLessThanOrEqual(priceCart({ ...cart, coupons: [one] }).total);
          }
        },
      ),
    );
  });
});
