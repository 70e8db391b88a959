import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPON_KINDS } from '../../../../lib/wallet/contract-values.ts';
import { PROMOTION_KINDS } from '../../../../lib/offers/contract.ts';
import { vatInside } from '../../../core/money.ts';
import { FREE_DELIVERY_FROM, HOME_DELIVERY_FEE, type PriceInput } from './priced.ts';
import { priceCart } from './price-cart.ts';
import { cartOf, couponOf, groupOf, lineOf } from './price-cart.fixture.ts';

describe('the unit price', () => {
  it.each([
    ['the list price', {}, 19_900, 'list'],
    ['the deal price when there is one', { dealPrice: 14_900 }, 14_900, 'deal'],
    ['the list price below a dear deal', { dealPrice: 29_900 }, 19_900, 'list'],
    ['the member price', { dealPrice: 14_900, memberPrice: 13_900 }, 13_900, 'member'],
  ] as const)('is %s', (_, more, unitPrice, source) => {
    const { lines } = priceCart(cartOf([lineOf(1, 19_900, more)]));
    expect(lines[0]).toMatchObject({ unitPrice, source, total: unitPrice });
  });
});

describe('delivery', () => {
  it('is free from 699 baht of goods, to the satang', () => {
    const below = priceCart(cartOf([lineOf(1, 69_899)]));
    expect(below.delivery).toEqual({ fee: 4_000, freeDeliveryMissing: 1 });
    expect(below.total).toBe(73_899);
    const reached = priceCart(cartOf([lineOf(1, 69_900)]));
    expect(reached.delivery).toEqual({ fee: 0, freeDeliveryMissing: 0 });
    expect(reached.total).toBe(69_900);
    expect(reached.appliedRules).toMatchObject([
      { ruleId: 'free_delivery', scope: 'delivery', amount: HOME_DELIVERY_FEE },
    ]);
  });

  it('is based on the price of the goods after deals and coupons', () => {
    const deal = cartOf([lineOf(1, 70_000, { dealPrice: 60_000 })]);
    expect(priceCart(deal).delivery.fee).toBe(HOME_DELIVERY_FEE);
    const coupons = [couponOf(1, 'amount', { amount: 200 })];
    expect(priceCart(cartOf([lineOf(1, 70_000)], { coupons })).delivery).toEqual({
      fee: HOME_DELIVERY_FEE,
      freeDeliveryMissing: 100,
    });
  });

  it('is free from a branch', () => {
    const { delivery, nearMisses, total } = priceCart(
      cartOf([lineOf(1, 100)], { delivery: 'pickup' }),
    );
    expect(delivery).toEqual({ fee: 0, freeDeliveryMissing: 0 });
    expect(nearMisses).toEqual([]);
    expect(total).toBe(100);
  });
});

describe('tax', () => {
  it('is included in the total, rounded once', () => {
    expect(priceCart(cartOf([lineOf(1, 10_700 - HOME_DELIVERY_FEE)])).vat).toBe(700);
    expect(priceCart(cartOf([lineOf(1, 70_550 - HOME_DELIVERY_FEE)])).vat).toBe(4_615);
  });
});

describe('gift cards', () => {
  const card = (giftCardId: number, balance: number) => ({
    giftCardId,
    lastFour: `000${String(giftCardId)}`,
    balance,
  });

  it.each([
    ['a part', [card(1, 1_000)], [[1, 1_000]], 13_000],
    // oxfmt-ignore
    ['one after the other', [card(2, 9_000), card(1, 9_000)], [[2, 9_000], [1, 5_000]], 0],
    ['all, delivery included', [card(1, 99_000), card(2, 1)], [[1, 14_000]], 0],
    ['nothing from an empty one', [card(1, 0)], [], 14_000],
  ] as const)('pay %s', (_, giftCards, paid, toPay) => {
    const priced = priceCart(cartOf([lineOf(1, 10_000)], { giftCards }));
    expect(priced.giftCards.map(({ giftCardId, amount }) => [giftCardId, amount])).toEqual(paid);
    expect(priced).toMatchObject({ total: 14_000, vat: vatInside(14_000), toPay });
  });
});

const line = fc
  .record({
    productId: fc.integer({ min: 1, max: 40 }),
    qty: fc.integer({ min: 1, max: 999 }),
    listPrice: fc.integer({ min: 1, max: 2_000_000 }),
    dealShare: fc.integer({ min: 0, max: 99 }),
    memberShare: fc.integer({ min: 0, max: 99 }),
    flash: fc.option(
      fc.record({
        saleId: fc.constant(1),
        price: fc.integer({ min: 1, max: 2_000_000 }),
        left: fc.integer({ min: 1, max: 200 }),
      }),
    ),
    brandId: fc.integer({ min: 1, max: 3 }),
    categoryId: fc.integer({ min: 1, max: 3 }),
    drug: fc.constantFrom('none', 'none', 'direct', 'restricted'),
  })
  .map(({ dealShare, memberShare, drug, productId, listPrice, ...rest }) =>
    lineOf(productId, listPrice, {
      ...rest,
      dealPrice: Math.floor((listPrice * dealShare) / 100),
      memberPrice: Math.floor((listPrice * memberShare) / 100),
      medicine: drug !== 'none',
      restricted: drug === 'restricted',
    }),
  );

const promotion = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom(...PROMOTION_KINDS),
    percent: fc.integer({ min: 0, max: 99 }),
    productIds: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 15 }),
  })
  .map(({ id, kind, percent, productIds }) => groupOf(id, kind, productIds, { percent }));

const coupon = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    kind: fc.constantFrom(...COUPON_KINDS),
    amount: fc.integer({ min: 0, max: 5_000_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    cap: fc.option(fc.integer({ min: 0, max: 100_000 })),
    minSpend: fc.integer({ min: 0, max: 500_000 }),
    scope: fc.constantFrom('all', 'all', 'product', 'brand', 'category'),
    scopeId: fc.integer({ min: 1, max: 5 }),
    birthday: fc.boolean(),
  })
  .map(({ id, kind, ...more }) => couponOf(id, kind, more));

const distinct = <Item>(item: fc.Arbitrary<Item>, selector: (item: Item) => number, max: number) =>
  fc.uniqueArray(item, { selector, maxLength: max });

const cart: fc.Arbitrary<PriceInput> = fc.record({
  lines: distinct(line, ({ productId }) => productId, 20),
  promotions: distinct(promotion, ({ id }) => id, 5),
  coupons: distinct(coupon, ({ memberCouponId }) => memberCouponId, 5),
  member: fc.record({ card: fc.boolean(), birthday: fc.boolean() }),
  delivery: fc.constantFrom('home', 'pickup'),
  giftCards: distinct(
    fc.record({
      giftCardId: fc.integer({ min: 1, max: 99 }),
      lastFour: fc.constant('0000'),
      balance: fc.integer({ min: 0, max: 900_000 }),
    }),
    ({ giftCardId }) => giftCardId,
    3,
  ),
  now: fc.constant(cartOf([]).now),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('every cart', () => {
  it('costs the same in whatever order its lines, promotions and coupons come', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 0, max: 20 }), (input, by) => {
        const turn = <Item>(items: readonly Item[]) => [
          ...items.slice(by % (items.length || 1)).toReversed(),
          ...items.slice(0, by % (items.length || 1)),
        ];
        const { lines, ...sums } = priceCart(input);
        const { lines: turned, ...again } = priceCart({
          ...input,
          lines: turn(input.lines),
          promotions: turn(input.promotions),
          coupons: turn(input.coupons),
        });
        expect(again).toEqual(sums);
        expect(new Set(turned)).toEqual(new Set(lines));
      }),
    );
  });

  it('adds up, line by line and rule by rule, in whole satang', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const priced = priceCart(input);
        const { lines, subtotal, discount, delivery, total, appliedRules } = priced;
        for (const { unitPrice, qty, memberDiscount, lineDiscount, total: toPay } of lines) {
          expect(toPay).toBe(unitPrice * qty - memberDiscount - lineDiscount);
          expect([toPay, memberDiscount, lineDiscount].every(Number.isSafeInteger)).toBe(true);
        }
        expect(subtotal).toBe(sum(lines.map(({ unitPrice, qty }) => unitPrice * qty)));
        expect(total - delivery.fee).toBe(sum(lines.map((line) => line.total)));
        expect(discount).toBe(subtotal - (total - delivery.fee));
        const offGoods = appliedRules.filter(({ scope }) => scope !== 'delivery');
        expect(sum(offGoods.map(({ amount }) => amount))).toBe(discount);
        expect(priced.toPay + sum(priced.giftCards.map(({ amount }) => amount))).toBe(total);
        expect(priced.vat).toBe(vatInside(total));
      }),
    );
  });

  it('is never below zero, and lists no rule without effect', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { lines, total, toPay, vat, delivery, appliedRules } = priceCart(input);
        const amounts = [total, toPay, vat, delivery.fee, delivery.freeDeliveryMissing];
        const parts = lines.flatMap((line) => [
          line.total,
          line.memberDiscount,
          line.lineDiscount,
          line.freeQty,
        ]);
        expect(Math.min(...amounts, ...parts)).toBeGreaterThanOrEqual(0);
        expect(appliedRules.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  it('keeps restricted medicines at their price, and excludes every medicine from coins', () => {
    fc.assert(
      fc.property(cart, (input) => {
        for (const line of priceCart(input).lines.filter(({ restricted }) => restricted)) {
          expect(line.total).toBe(line.unitPrice * line.qty);
        }
        const coins = input.coupons.filter(({ kind }) => kind === 'coins');
        const plain = priceCart({ ...input, promotions: [], coupons: coins });
        for (const line of plain.lines.filter(({ medicine }) => medicine)) {
          expect(line.total).toBe(line.unitPrice * line.qty);
        }
      }),
    );
  });

  it('has free delivery above the threshold, and the missing amount reaches it exactly', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { delivery, discount, subtotal } = priceCart({
          ...input,
          coupons: [],
          delivery: 'home',
        });
        const goods = subtotal - discount;
        expect(delivery.freeDeliveryMissing).toBe(Math.max(0, FREE_DELIVERY_FROM - goods));
        expect(delivery.fee).toBe(goods >= FREE_DELIVERY_FROM ? 0 : HOME_DELIVERY_FEE);
      }),
    );
  });
});

describe('two member-card promotions of one product', () => {
  it.each([
    [2, 1],
    [1, 2],
  ])('use the higher, and of equal ones that with the lower id: %i, %i', (...ids) => {
    const promotions = ids.map((id) => groupOf(id, 'member_percent', [1], { percent: 10 }));
    const rulesOf = (more: typeof promotions) =>
      priceCart(cartOf([lineOf(1, 10_000)], { promotions: more })).appliedRules.map(
        ({ ruleId, amount }) => [ruleId, amount],
      );
    expect(rulesOf(promotions)).toEqual([['member:1', 1_000]]);
    const higher = groupOf(3, 'member_percent', [1], { percent: 11 });
    expect(rulesOf([...promotions, higher])).toEqual([['member:3', 1_100]]);
  });
});
