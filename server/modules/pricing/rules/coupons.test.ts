import { describe, expect, it } from 'vitest';
import { HOME_DELIVERY_FEE } from './priced.ts';
import { priceCart } from './price-cart.ts';
import { cartOf, couponOf, lineOf } from './price-cart.fixture.ts';

const goods = [
  lineOf(1, 20_000, { brandId: 1, categoryId: 1 }),
  lineOf(2, 10_000, { qty: 2, brandId: 2, categoryId: 1 }),
  lineOf(3, 10_000, { brandId: 2, categoryId: 2, medicine: true }),
  lineOf(4, 30_000, { medicine: true, restricted: true }),
];
const withCoupons = (...coupons: readonly ReturnType<typeof couponOf>[]) =>
  priceCart(cartOf(goods, { coupons }));

describe('a store coupon', () => {
  it.each([
    ['an amount', { amount: 5_000 }, [2_000, 2_000, 1_000, 0]],
    ['an amount above the goods', { amount: 900_000 }, [20_000, 20_000, 10_000, 0]],
    ['an amount off a product', { amount: 500, scope: 'product', scopeId: 1 }, [500, 0, 0, 0]],
    ['an amount off a brand', { amount: 300, scope: 'brand', scopeId: 2 }, [0, 200, 100, 0]],
    ['an amount off a category', { amount: 300, scope: 'category', scopeId: 1 }, [150, 150, 0, 0]],
  ] as const)('takes %s off, in proportion', (_, more, discounts) => {
    const { lines } = withCoupons(couponOf(1, 'amount', more));
    expect(lines.map(({ lineDiscount }) => lineDiscount)).toEqual(discounts);
  });

  it.each([
    ['a percentage', { percent: 10 }, 5_000],
    ['a percentage up to its cap', { percent: 10, cap: 3_000 }, 3_000],
    ['a percentage of a brand', { percent: 10, scope: 'brand', scopeId: 2 }, 3_000],
  ] as const)('takes %s off', (_, more, amount) => {
    expect(withCoupons(couponOf(1, 'percent', more)).coupons).toMatchObject([{ amount }]);
  });

  it.each([
    ['the cheapest piece, of equal ones the lower id', {}, [0, 10_000, 0, 0]],
    ['a piece of its product', { scope: 'product', scopeId: 1 }, [20_000, 0, 0, 0]],
    ['not more than its cap', { cap: 4_000 }, [0, 4_000, 0, 0]],
  ] as const)('gives an item free: %s', (_, more, discounts) => {
    const { lines } = withCoupons(couponOf(1, 'free_item', more));
    expect(lines.map(({ lineDiscount }) => lineDiscount)).toEqual(discounts);
  });

  it.each([
    ['that expired', { expiresAt: new Date('2026-03-01T05:00:00Z') }, 'COUPON_EXPIRED', 0],
    ['below its minimum spend', { minSpend: 50_001 }, 'COUPON_MIN_SPEND', 1],
    [
      'whose own goods are below it',
      { minSpend: 20_001, scope: 'product', scopeId: 1 },
      'COUPON_MIN_SPEND',
      1,
    ],
    ['outside the birthday month', { birthday: true }, 'NOT_ELIGIBLE', 0],
    ['of goods that are not here', { scope: 'brand', scopeId: 9 }, 'NOT_ELIGIBLE', 0],
    [
      'for restricted medicines alone',
      { scope: 'product', scopeId: 4, minSpend: 0 },
      'NOT_ELIGIBLE',
      0,
    ],
  ] as const)('is refused: one %s', (_, more, refused, missing) => {
    const { coupons, discount } = withCoupons(couponOf(1, 'amount', { amount: 100, ...more }));
    expect(coupons).toMatchObject([{ amount: 0, refused, missing }]);
    expect(discount).toBe(0);
  });

  it('applies from its minimum spend to the satang, and in the birthday month', () => {
    const coupons = [couponOf(1, 'amount', { amount: 100, minSpend: 50_000, birthday: true })];
    const member = { card: false, birthday: true };
    expect(priceCart(cartOf(goods, { coupons, member })).coupons).toMatchObject([
      { amount: 100, refused: null },
    ]);
  });

  it('reports what is missing to its minimum spend', () => {
    const { nearMisses } = withCoupons(couponOf(1, 'amount', { amount: 1, minSpend: 55_050 }));
    expect(nearMisses[0]).toEqual({
      ruleId: 'coupon:1',
      reason: {
        en: '฿50.50 more for the coupon "Coupon 1"',
        th: 'ซื้อเพิ่มอีก ฿50.50 เพื่อใช้คูปอง "คูปอง 1"',
      },
    });
  });
});

describe('coupons together', () => {
  it('count once per class: the first that takes anything off', () => {
    const { coupons } = withCoupons(
      couponOf(4, 'percent', { percent: 90 }),
      couponOf(2, 'amount', { amount: 200, minSpend: 999_999 }),
      couponOf(3, 'amount', { amount: 300 }),
    );
    expect(coupons.map(({ refused }) => refused)).toEqual([
      'COUPON_MIN_SPEND',
      null,
      'COUPON_NOT_COMBINABLE',
    ]);
  });

  it('combine one of the store, one of coins and one for delivery', () => {
    const { coupons, total } = priceCart(
      cartOf([lineOf(1, 10_000)], {
        coupons: [
          couponOf(1, 'free_delivery'),
          couponOf(2, 'coins', { amount: 1_000 }),
          couponOf(3, 'amount', { amount: 2_000 }),
        ],
      }),
    );
    expect(coupons.map(({ refused }) => refused)).toEqual([null, null, null]);
    expect(total).toBe(7_000);
  });

  it('are listed by id, in whatever order they were chosen', () => {
    const kinds = ['free_delivery', 'coins', 'amount'] as const;
    for (const ids of [
      [1, 2, 3],
      [3, 2, 1],
      [2, 3, 1],
    ]) {
      const chosen = kinds.map((kind, index) => couponOf(ids[index] ?? 0, kind, { amount: 100 }));
      const listed = withCoupons(...chosen).coupons.map(({ memberCouponId }) => memberCouponId);
      expect(listed).toEqual([1, 2, 3]);
    }
  });
});

describe('a coin coupon', () => {
  it('excludes every medicine', () => {
    const { lines } = withCoupons(couponOf(1, 'coins', { amount: 4_000 }));
    expect(lines.map(({ lineDiscount }) => lineDiscount)).toEqual([2_000, 2_000, 0, 0]);
  });

  it('takes no more than the store coupon left', () => {
    const coupons = [
      couponOf(1, 'amount', { amount: 45_000 }),
      couponOf(2, 'coins', { amount: 90_000 }),
    ];
    const priced = withCoupons(...coupons);
    expect(priced.coupons).toMatchObject([{ amount: 45_000 }, { amount: 4_000 }]);
    expect(priced.lines.map(({ total }) => total)).toEqual([0, 0, 1_000, 30_000]);
  });

  it('applies to nothing if all lines are medicines', () => {
    const lines = [lineOf(1, 5_000, { medicine: true })];
    const coupons = [couponOf(1, 'coins', { amount: 100 })];
    expect(priceCart(cartOf(lines, { coupons })).coupons).toMatchObject([
      { amount: 0, refused: 'NOT_ELIGIBLE' },
    ]);
  });
});

describe('a free-delivery coupon', () => {
  const free = couponOf(1, 'free_delivery', { minSpend: 10_000 });

  it.each([
    ['the fee', free, {}, HOME_DELIVERY_FEE, null],
    ['a part of the fee', { ...free, amount: 1_500 }, {}, 1_500, null],
    ['no more than the fee', { ...free, amount: 9_900 }, {}, HOME_DELIVERY_FEE, null],
    ['nothing from a branch', free, { delivery: 'pickup' }, 0, 'NOT_ELIGIBLE'],
    ['nothing if it is free', free, { lines: [lineOf(1, 69_900)] }, 0, 'NOT_ELIGIBLE'],
    ['nothing below its spend', free, { lines: [lineOf(1, 9_999)] }, 0, 'COUPON_MIN_SPEND'],
  ] as const)('takes off %s', (_, coupon, more, amount, refused) => {
    const priced = priceCart(cartOf([lineOf(1, 10_000)], { coupons: [coupon], ...more }));
    expect(priced.coupons).toMatchObject([{ amount, refused }]);
    expect(priced.discount).toBe(0);
    expect(priced.delivery.freeDeliveryMissing === 0).toBe(priced.delivery.fee === 0);
  });
});
