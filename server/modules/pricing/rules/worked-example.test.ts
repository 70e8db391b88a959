import { describe, expect, it } from 'vitest';
import { cartOf, couponOf, groupOf, lineOf } from './price-cart.fixture.ts';
import { priceCart } from './price-cart.ts';

/** The worked example of `docs/product/cart.md`, "Worked example". */
const [A, B, C, D, M] = [1, 2, 3, 4, 5];
const example = cartOf(
  [
    lineOf(A, 19_900),
    lineOf(B, 17_900),
    lineOf(C, 15_900),
    lineOf(D, 25_000),
    lineOf(M, 12_000, { medicine: true }),
  ],
  {
    promotions: [
      groupOf(1, 'buy_2_get_1', [A, B, C]),
      groupOf(2, 'member_percent', [D], { percent: 5 }),
    ],
    coupons: [couponOf(1, 'amount', { amount: 5_000 }), couponOf(2, 'coins', { amount: 2_000 })],
  },
);

describe('the worked example', () => {
  const priced = priceCart(example);

  it('totals 705.50 baht with 46.15 of tax', () => {
    expect(priced).toMatchObject({
      subtotal: 90_700,
      discount: 24_150,
      delivery: { fee: 4_000, freeDeliveryMissing: 3_350 },
      total: 70_550,
      vat: 4_615,
      toPay: 70_550,
    });
  });

  it('gives every line its share to the satang', () => {
    const shares = priced.lines.map(
      ({ productId, freeQty, memberDiscount, lineDiscount, total }) => [
        productId,
        freeQty,
        memberDiscount,
        lineDiscount,
        total,
      ],
    );
    expect(shares).toEqual([
      [A, 0, 0, 1_353 + 646, 19_900 - 1_999],
      [B, 0, 0, 1_217 + 582, 17_900 - 1_799],
      [C, 1, 0, 15_900, 0],
      [D, 0, 1_250, 1_614 + 772, 23_750 - 2_386],
      [M, 0, 0, 816, 12_000 - 816],
    ]);
  });

  it('names every rule and its reason in both languages', () => {
    expect(priced.appliedRules).toEqual([
      {
        ruleId: 'set:1',
        scope: 'line',
        amount: 15_900,
        reason: { en: 'Group 1: 1 piece free', th: 'กลุ่ม 1: ฟรี 1 ชิ้น' },
      },
      {
        ruleId: 'member:2',
        scope: 'line',
        amount: 1_250,
        reason: { en: 'Group 2', th: 'กลุ่ม 2' },
      },
      {
        ruleId: 'coupon:1',
        scope: 'order',
        amount: 5_000,
        reason: { en: 'Coupon: Coupon 1', th: 'คูปอง: คูปอง 1' },
        memberCouponId: 1,
      },
      {
        ruleId: 'coins:2',
        scope: 'order',
        amount: 2_000,
        reason: { en: 'Coins: Coupon 2', th: 'คอย\u2060น์: คูปอง 2' },
        memberCouponId: 2,
      },
    ]);
    expect(priced.nearMisses).toEqual([
      {
        ruleId: 'free_delivery',
        reason: {
          en: '฿33.50 more for free delivery',
          th: 'ซื้อเพิ่มอีก ฿33.50 เพื่อส่งฟรี',
        },
      },
    ]);
  });

  it('is independent of the order of lines', () => {
    const { lines, ...sums } = priced;
    const { lines: turned, ...again } = priceCart({
      ...example,
      lines: example.lines.toReversed(),
      coupons: example.coupons.toReversed(),
    });
    expect(again).toEqual(sums);
    expect(turned.toReversed()).toEqual(lines);
  });
});
