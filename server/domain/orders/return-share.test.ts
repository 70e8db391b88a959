import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnShare, type PaidGoods } from './return-share.ts';

const ORDER: PaidGoods = {
  items: [
    { line: 1, qty: 3, paid: 10_000 },
    { line: 2, qty: 1, paid: 25_050 },
  ],
  total: 39_050,
  giftCardAmount: 0,
  earnedCoins: 14,
};

describe('what goes back for goods', () => {
  it.each<[string, Partial<PaidGoods>, [number, number][], object]>([
    [
      'all, with the delivery',
      {},
      [
        [1, 3],
        [2, 1],
      ],
      { amount: 39_050, money: 39_050, coins: 14 },
    ],
    ['one line', {}, [[2, 1]], { amount: 25_050, money: 25_050, coins: 10, isWhole: false }],
    ['one piece of three', {}, [[1, 1]], { amount: 3_333, coins: 1 }],
    ['two pieces of three', {}, [[1, 2]], { amount: 6_667, coins: 2 }],
    [
      'money before gift cards',
      { giftCardAmount: 30_000 },
      [[2, 1]],
      { amount: 25_050, money: 9_050, giftCards: 16_000 },
    ],
    [
      'gift cards alone',
      { giftCardAmount: 39_050 },
      [[1, 3]],
      { amount: 10_000, money: 0, giftCards: 10_000 },
    ],
    [
      'pieces that were free',
      {
        items: [
          { line: 1, qty: 2, paid: 0 },
          { line: 2, qty: 1, paid: 5 },
        ],
      },
      [[1, 1]],
      { amount: 0, money: 0, giftCards: 0, coins: 0 },
    ],
  ])('%s', (_, changes, lines, share) => {
    const back = lines.map(([line, qty]) => ({ line, qty }));
    expect(returnShare({ ...ORDER, ...changes }, back)).toMatchObject(share);
  });

  it('is never more than was paid, by nobody, and all of it is all', () => {
    const item = fc.record({
      qty: fc.integer({ min: 1, max: 9 }),
      back: fc.integer({ min: 0, max: 9 }),
      paid: fc.integer({ min: 0, max: 5_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 500 }),
        (drawn, fee, byCard, earnedCoins) => {
          const items = drawn.map(({ qty, paid }, index) => ({ line: index + 1, qty, paid }));
          const lines = drawn.flatMap(({ qty, back }, index) =>
            back === 0 ? [] : [{ line: index + 1, qty: Math.min(back, qty) }],
          );
          const total = items.reduce((sum, { paid }) => sum + paid, fee);
          const giftCardAmount = Math.floor(total * byCard);
          const share = returnShare({ items, total, giftCardAmount, earnedCoins }, lines);
          expect(share.amount).toBe(share.money + share.giftCards);
          expect(share.money).toBeGreaterThanOrEqual(0);
          expect(share.money).toBeLessThanOrEqual(total - giftCardAmount);
          expect(share.giftCards).toBeGreaterThanOrEqual(0);
          expect(share.giftCards).toBeLessThanOrEqual(giftCardAmount);
          expect(share.coins).toBeGreaterThanOrEqual(0);
          expect(share.coins).toBeLessThanOrEqual(earnedCoins);
          if (share.isWhole) expect(share).toMatchObject({ amount: total, coins: earnedCoins });
          else expect(share.amount).toBeLessThanOrEqual(total - fee);
        },
      ),
    );
  });
});
