import { describe, expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import { cartOf, couponOf, groupOf, lineOf } from './price-cart.fixture.ts';
import type { PromotionKind } from '../../../../lib/offers/contract.ts';

type Piece = readonly [productId: number, price: number, qty: number];

function pricedSet(kind: PromotionKind, pieces: readonly Piece[]) {
  const lines = pieces.map(([id, price, qty]) => lineOf(id, price, { qty }));
  const ids = pieces.map(([id]) => id);
  return priceCart(cartOf(lines, { promotions: [groupOf(1, kind, ids)] }));
}

describe('sets', () => {
  // oxfmt-ignore
  it.each([
    ['one of a pair', 'buy_1_get_1', [[1, 100, 1]], { 1: 0 }, 1],
    ['a pair', 'buy_1_get_1', [[1, 100, 2]], { 1: 1 }, 0],
    ['a pair and a half', 'buy_1_get_1', [[1, 100, 3]], { 1: 1 }, 1],
    ['the cheaper of two', 'buy_1_get_1', [[1, 100, 1], [2, 90, 1]], { 1: 0, 2: 1 }, 0],
    ['by price, not by id', 'buy_1_get_1', [[1, 90, 1], [2, 100, 1]], { 1: 1, 2: 0 }, 0],
    ['the higher id of equal prices', 'buy_1_get_1', [[2, 90, 1], [1, 90, 1]], { 1: 0, 2: 1 }, 0],
    ['the second and the fourth of four', 'buy_1_get_1', [[1, 100, 1], [2, 90, 1], [3, 80, 1], [4, 70, 1]], { 1: 0, 2: 1, 3: 0, 4: 1 }, 0],
    ['two of a trio', 'buy_2_get_1', [[1, 100, 2]], { 1: 0 }, 1],
    ['one of a trio', 'buy_2_get_1', [[1, 100, 1]], { 1: 0 }, 2],
    ['a trio', 'buy_2_get_1', [[1, 100, 3]], { 1: 1 }, 0],
    ['a trio over two lines', 'buy_2_get_1', [[1, 100, 2], [2, 50, 2]], { 1: 0, 2: 1 }, 2],
    ['two trios', 'buy_2_get_1', [[1, 100, 4], [2, 50, 2]], { 1: 1, 2: 1 }, 0],
    ['many', 'buy_2_get_1', [[1, 100, 999]], { 1: 333 }, 0],
  ] as const)('gives free: %s', (_, kind, pieces, free, missing) => {
    const { lines, groups } = pricedSet(kind, pieces);
    expect(Object.fromEntries(lines.map(({ productId, freeQty }) => [productId, freeQty]))).toEqual(free);
    const counts: readonly number[] = Object.values(free);
    const freePieces = counts.reduce((sum, count) => sum + count, 0);
    expect(groups).toMatchObject([{ id: 1, freePieces, missing }]);
    for (const line of lines) expect(line.lineDiscount).toBe(line.freeQty * line.unitPrice);
  });

  it('reports what a started set lacks, until it is complete', () => {
    const { nearMisses } = pricedSet('buy_2_get_1', [[1, 100_000, 1]]);
    expect(nearMisses).toEqual([
      {
        ruleId: 'set:1',
        reason: {
          en: 'Group 1: 2 more pieces to get one free',
          th: 'กลุ่ม 1: หยิบเพิ่มอีก 2 ชิ้น รับฟรี 1 ชิ้น',
        },
      },
    ]);
    expect(pricedSet('buy_2_get_1', [[1, 100_000, 3]]).nearMisses).toEqual([]);
  });

  it('keeps complete sets free for a shopper who opted out of the incomplete one', () => {
    const promotions = [groupOf(1, 'buy_1_get_1', [1], { optedOut: true })];
    const { groups, lines } = priceCart(cartOf([lineOf(1, 100, { qty: 3 })], { promotions }));
    expect(groups).toMatchObject([{ optedOut: true, missing: 1, freePieces: 1 }]);
    expect(lines[0]).toMatchObject({ freeQty: 1, total: 200 });
  });

  it('counts a product of two groups once, for the group with the lower id', () => {
    const promotions = [groupOf(2, 'buy_1_get_1', [1]), groupOf(1, 'buy_2_get_1', [1])];
    const { groups, lines } = priceCart(cartOf([lineOf(1, 100, { qty: 2 })], { promotions }));
    expect(groups).toMatchObject([{ id: 1, pieces: 2, missing: 1 }]);
    expect(lines[0]).toMatchObject({ groupId: 1, freeQty: 0 });
  });

  it('excludes restricted medicines', () => {
    const promotions = [groupOf(1, 'buy_1_get_1', [1, 2])];
    const lines = [lineOf(1, 100), lineOf(2, 100, { medicine: true, restricted: true })];
    const priced = priceCart(cartOf(lines, { promotions }));
    expect(priced.groups).toMatchObject([{ pieces: 1, missing: 1 }]);
    expect(priced.lines[1]).toMatchObject({ groupId: null, total: 100 });
  });
});

describe('the member percentage', () => {
  const percent = groupOf(5, 'member_percent', [1], { percent: 15 });

  it.each([
    ['a piece at its list price', lineOf(1, 1_000), {}, 150],
    ['a deal', lineOf(1, 1_000, { dealPrice: 500 }), {}, 75],
    ['a line, rounded once', lineOf(1, 333, { qty: 3 }), {}, 150],
    ['nothing without a card', lineOf(1, 1_000), { member: { card: false, birthday: false } }, 0],
    ['nothing of a restricted medicine', lineOf(1, 1_000, { restricted: true }), {}, 0],
    ['nothing of other products', lineOf(2, 1_000), {}, 0],
    [
      'nothing of a flash price',
      lineOf(1, 1_000, { flash: { saleId: 1, price: 900, left: 5 } }),
      {},
      0,
    ],
    [
      'pieces at their list price after more than the quota',
      lineOf(1, 1_000, { qty: 2, flash: { saleId: 1, price: 900, left: 1 } }),
      {},
      300,
    ],
  ] as const)('takes off %s', (_, line, more, memberDiscount) => {
    const { lines } = priceCart(cartOf([line], { promotions: [percent], ...more }));
    expect(lines[0]).toMatchObject({ memberDiscount, lineDiscount: 0 });
  });

  it('uses the highest of several', () => {
    const promotions = [percent, groupOf(6, 'member_percent', [1], { percent: 20 })];
    const { lines, appliedRules } = priceCart(cartOf([lineOf(1, 1_000)], { promotions }));
    expect(lines[0]?.memberDiscount).toBe(200);
    expect(appliedRules).toMatchObject([{ ruleId: 'member:6', amount: 200, scope: 'line' }]);
  });

  it('skips pieces of complete sets, and takes the odd one', () => {
    const promotions = [groupOf(1, 'buy_1_get_1', [1]), percent];
    const { lines } = priceCart(cartOf([lineOf(1, 1_000, { qty: 3 })], { promotions }));
    expect(lines[0]).toMatchObject({ freeQty: 1, memberDiscount: 150, lineDiscount: 1_000 });
  });

  it('applies before the minimum spend of a coupon', () => {
    const coupons = [couponOf(1, 'amount', { amount: 100, minSpend: 1_000 })];
    const priced = priceCart(cartOf([lineOf(1, 1_000)], { promotions: [percent], coupons }));
    expect(priced.coupons).toMatchObject([{ refused: 'COUPON_MIN_SPEND', missing: 150 }]);
  });
});
