import { describe, expect, it } from 'vitest';
import type { CartLine, CartView } from '../../cart/rules/view-cart.ts';
import type { CartProduct } from '../../cart/ports.ts';
import { hasLapsed, refuseCart } from './refuse-cart.ts';

const NOW = new Date('2026-11-21T03:00:00Z');

type Item = Partial<CartProduct> & { readonly qty?: number; readonly unitPrice?: number };

/** A cart that can be ordered, unless something is said. */
function cartOf(items: readonly Item[], changes: Partial<CartView> = {}): CartView {
  const lines = items.map(({ qty = 1, unitPrice = 10_000, ...more }, index) => {
    const product = {
      ...{ id: index + 1, listed: true, drugClass: 'none', purchaseLimit: null },
      ...{ bought: 0, limitDays: 30, available: 0, ...more },
    };
    return { product, productId: product.id, qty, unitPrice } as unknown as CartLine;
  });
  const view = { lines, incompleteGroups: [], codAllowed: true, toPay: 10_000, total: 10_000 };
  return { ...view, ...changes } as unknown as CartView;
}

const refusalOf = (cart: CartView, paymentMethod: 'cod' | 'qr' = 'qr') =>
  refuseCart(cart, { paymentMethod });

describe('a cart that cannot be ordered', () => {
  it('is none that breaks no rule, whatever stands on the shelves', () => {
    expect(refusalOf(cartOf([{}, { purchaseLimit: 3, qty: 3 }]))).toBeUndefined();
  });

  it('names all products that are refused for the same reason', () => {
    const items = [{}, { listed: false }, { drugClass: 'dangerous' }, { listed: false }] as const;
    expect(refusalOf(cartOf(items))).toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { product_ids: [2, 4] },
    });
    expect(refusalOf(cartOf(items.slice(2)))).toMatchObject({
      code: 'APPROVAL_REQUIRED',
      data: { product_ids: [1] },
    });
  });

  it.each([
    [3, 0, true],
    [4, 0, false],
    [2, 1, true],
    [3, 1, false],
  ])('holds no more pieces than may be bought: %i, after %i before, of 3', (qty, bought, fine) => {
    const refusal = refusalOf(cartOf([{ purchaseLimit: 3, qty, bought }]));
    expect(refusal === undefined).toBe(fine);
    if (!fine) expect(refusal).toMatchObject({ data: { max: 3 - bought, product_id: 1 } });
  });

  it('says what all sets lack together', () => {
    const incompleteGroups = [
      { groupId: 4, missing: 1 },
      { groupId: 9, missing: 2 },
    ];
    expect(refusalOf(cartOf([{}], { incompleteGroups }))).toEqual({
      code: 'PROMO_GROUP_INCOMPLETE',
      data: {
        missing: 3,
        groups: [
          { group_id: 4, missing: 1 },
          { group_id: 9, missing: 2 },
        ],
      },
    });
  });

  it.each([
    ['cod', false, 1, 'COD_NOT_ALLOWED'],
    ['cod', true, 1, undefined],
    // Gift cards paid all of it, so no cash is due.
    ['cod', false, 0, undefined],
    ['qr', false, 1, undefined],
  ] as const)('paid by %s, cash allowed: %s, with %i to pay', (method, codAllowed, toPay, code) => {
    expect(refusalOf(cartOf([{}], { codAllowed, toPay }), method)?.code).toBe(code);
  });
});

describe('a flash sale that was over before the order', () => {
  const lapsedPrices = (prices: Readonly<Record<number, number>>) => ({
    lapsed: () => Promise.resolve(new Map(Object.entries(prices).map(([k, v]) => [Number(k), v]))),
  });
  const isOver = (total: number, prices: Readonly<Record<number, number>>) =>
    hasLapsed(lapsedPrices(prices), cartOf([{ unitPrice: 10_000 }, {}], { total }), 9_000, NOW);

  it.each([
    ['explains a dearer cart', 9_001, { 1: 8_000 }, true],
    ['of another product does not', 9_001, { 7: 8_000 }, false],
    ['does not, where its price was the same', 9_001, { 1: 10_000 }, false],
    ['explains no cart of the same price', 9_000, { 1: 8_000 }, false],
    ['explains no cheaper one', 8_999, { 1: 8_000 }, false],
    ['is looked for among those that ended', 9_001, {}, false],
  ])('%s', async (_, total, prices, expected) => {
    expect(await isOver(total, prices)).toBe(expected);
  });
});
