import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, couponOf, groupOf, lineOf } from '../../pricing/rules/price-cart.fixture.ts';
import { priceCart } from '../../pricing/rules/price-cart.ts';
import {
  keptPrice,
  lessCoins,
  pieceShare,
  returnShare,
  type PaidGoods,
  type PaidLine,
} from './return-share.ts';

/** A line of no set, at a price that is a round one before its discounts. */
function plain({ line, qty, paid }: Pick<PaidLine, 'line' | 'qty' | 'paid'>): PaidLine {
  const price = Math.ceil(paid / qty) + 100;
  return { line, productId: line, qty, price, paid, setId: null, setSize: null, memberPercent: 0 };
}

const ORDER: PaidGoods = {
  items: [plain({ line: 1, qty: 3, paid: 10_000 }), plain({ line: 2, qty: 1, paid: 25_050 })],
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
        items: [plain({ line: 1, qty: 2, paid: 0 }), plain({ line: 2, qty: 1, paid: 5 })],
      },
      [[1, 1]],
      { amount: 0, money: 0, giftCards: 0, coins: 0 },
    ],
  ])('%s', (_, changes, lines, share) => {
    const back = lines.map(([line, qty]) => ({ line, qty }));
    expect(returnShare({ ...ORDER, ...changes }, back)).toMatchObject(share);
  });

  it('never exceeds what was paid, and a whole return refunds all of it', () => {
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
          const items = drawn.map(({ qty, paid }, index) => plain({ line: index + 1, qty, paid }));
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

/** Lines of one buy-2-get-1 promotion: 199, 179 and a free 159. */
const SET: PaidGoods = {
  items: [199, 179, 159].map((baht, index) => ({
    ...{ line: index + 1, productId: index + 1, qty: 1, price: baht * 100 },
    ...{ setId: 7, setSize: 3, memberPercent: 0, paid: index === 2 ? 0 : baht * 100 },
  })),
  total: 37_800,
  giftCardAmount: 0,
  earnedCoins: 15,
};

describe('a set of which some comes back', () => {
  it.each<[string, number[], number]>([
    ['both that were paid leave the free one at its price', [1, 2], 21_900],
    ['the dearest leaves two at their price', [1], 4_000],
    ['the second leaves two at their price', [2], 2_000],
    ['the free one was never paid for', [3], 0],
    ['the free one and a paid one', [2, 3], 17_900],
    ['all of it', [1, 2, 3], 37_800],
  ])('%s', (_, lines, amount) => {
    const back = lines.map((line) => ({ line, qty: 1 }));
    expect(returnShare(SET, back)).toMatchObject({ amount });
  });

  it('spreads what a coupon took off over all of the set', () => {
    // 10 % off, independent of the line that it was taken off.
    const items = SET.items.map((item, n) => ({ ...item, paid: [14_120, 19_900, 0][n] ?? 0 }));
    const order = { ...SET, items, total: 34_020 };
    expect(returnShare(order, [{ line: 1, qty: 1 }])).toMatchObject({ amount: 3_600 });
  });

  it('keeps the member price for pieces outside a set', () => {
    const items = SET.items.map((item) => ({ ...item, memberPercent: 5 }));
    // 179 and 159 at 5 % off are 321.10.
    expect(returnShare({ ...SET, items }, [{ line: 1, qty: 1 }])).toMatchObject({ amount: 5_690 });
  });
});

describe('a part of a line', () => {
  it.each([
    [0, 0],
    [1, 333],
    [2, 667],
    [3, 1_000],
  ])('of 3 pieces for 10 baht costs, for %i of them, %i satang', (pieces, share) => {
    expect(pieceShare(1_000, pieces, 3)).toBe(share);
  });
});

describe('coins of the goods that were spent already', () => {
  it.each([
    [0, { amount: 37_800, money: 27_800, giftCards: 10_000, keptForCoins: 0 }],
    [10, { amount: 37_600, money: 27_800, giftCards: 9_800, keptForCoins: 200 }],
    [1_000, { amount: 17_800, money: 17_800, giftCards: 0, keptForCoins: 20_000 }],
    [9_999, { amount: 0, money: 0, giftCards: 0, keptForCoins: 37_800 }],
  ])('%i of them', (spent, given) => {
    expect(lessCoins({ ...SET, giftCardAmount: 10_000 }, 37_800, spent)).toEqual(given);
  });
});

/** Orders of real carts: sets of two promotions, the member card, a coupon and coins over some of it. */
const anOrder = fc
  .record({
    lines: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 12 }),
        qty: fc.integer({ min: 1, max: 7 }),
        listPrice: fc.integer({ min: 1, max: 90_000 }),
        group: fc.constantFrom(0, 1, 2),
        reduced: fc.boolean(),
        brandId: fc.constantFrom(1, 2),
        medicine: fc.boolean(),
      }),
      { minLength: 1, maxLength: 7, selector: ({ id }) => id },
    ),
    percent: fc.integer({ min: 0, max: 100 }),
    off: fc.integer({ min: 0, max: 60_000 }),
    ofBrand: fc.boolean(),
    coins: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ lines, percent, off, ofBrand, coins }) => {
    const idsOf = (is: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(is).map(({ id }) => id);
    const scope = ofBrand ? ({ scope: 'brand', scopeId: 1 } as const) : {};
    const priced = priceCart(
      cartOf(
        lines.map(({ id, listPrice, qty, brandId, medicine }) =>
          lineOf(id, listPrice, { qty, brandId, medicine }),
        ),
        {
          promotions: [
            groupOf(
              1,
              'buy_1_get_1',
              idsOf(({ group }) => group === 1),
            ),
            groupOf(
              2,
              'buy_2_get_1',
              idsOf(({ group }) => group === 2),
            ),
            groupOf(
              3,
              'member_percent',
              idsOf(({ reduced }) => reduced),
              { percent },
            ),
          ],
          coupons: [
            couponOf(1, 'amount', { amount: off, ...scope }),
            couponOf(2, 'coins', { amount: coins }),
          ],
        },
      ),
    );
    const items = priced.lines.map(
      ({ productId, qty, unitPrice, groupId, memberPercent, total: paid }, index): PaidLine => ({
        ...{ line: index + 1, productId, qty, price: unitPrice, memberPercent, paid },
        setId: groupId,
        setSize: priced.groups.find(({ id }) => id === groupId)?.setSize ?? null,
      }),
    );
    const { total } = priced;
    return { items, total, giftCardAmount: 0, earnedCoins: Math.floor(total / 2_500) };
  });

describe('any order, sent back in any steps', () => {
  it('gives never less for more, never more than was paid, and the same in steps as at once', () => {
    fc.assert(
      fc.property(anOrder, fc.infiniteStream(fc.nat()), (order, numbers) => {
        const { items } = order;
        const goods = items.reduce((sum, { paid }) => sum + paid, 0);
        const draw = (): number => (numbers.next() as IteratorResult<number, undefined>).value ?? 0;
        const kept = new Map(items.map(({ line, qty }) => [line, qty]));
        const linesOf = () => [...kept].map(([line, qty]) => ({ line, qty }));
        expect(keptPrice(items, linesOf())).toBe(goods);
        let given = 0;
        let before = goods;
        while ([...kept.values()].some((qty) => qty > 0)) {
          const some = [...kept].filter(([, qty]) => qty > 0);
          const [line, qty] = some[draw() % some.length] ?? [0, 0];
          kept.set(line, qty - 1 - (draw() % qty));
          const now = keptPrice(items, linesOf());
          expect(now).toBeLessThanOrEqual(before);
          given += before - now;
          before = now;
          const back = items.map((item) => ({
            line: item.line,
            qty: item.qty - (kept.get(item.line) ?? 0),
          }));
          const { isWhole, amount } = returnShare(order, back);
          expect(amount).toBe(isWhole ? order.total : given);
          expect(amount).toBeLessThanOrEqual(order.total);
        }
        expect(given).toBe(goods);
      }),
      { numRuns: 300 },
    );
  });
});
