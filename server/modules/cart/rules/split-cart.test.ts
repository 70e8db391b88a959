import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DrugClass } from '../../../core/products.ts';
import { couponOf } from '../../pricing/rules/price-cart.fixture.ts';
import type { WalletCoupon } from '../../wallet/ports.ts';
import type { Cart, CartItem } from '../ports.ts';
import { splitCart } from './split-cart.ts';
import { type CartView, viewCart } from './view-cart.ts';

const NOW = new Date('2026-03-01T05:00:00Z');

function itemOf(id: number, price: number, qty: number, drugClass: DrugClass = 'none'): CartItem {
  return {
    qty,
    product: {
      ...{
        id,
        price,
        drugClass,
        pictureVersion: 0,
        itemCode: String(id),
        name: { en: 'A', th: 'ก' },
      },
      ...{ brandId: 1, categoryId: 1, dealPrice: 0, memberPrice: 0, flash: null, listed: true },
      ...{ purchaseLimit: null, bought: 0, approved: 9, limitDays: 30, available: 99 },
    },
  };
}

const cartOf = (items: readonly CartItem[]): Cart => ({
  ...{ version: 3, items, saved: [], couponIds: [], optedOut: [] },
  promotions: [
    {
      ...{ id: 1, kind: 'buy_2_get_1', percent: 0, name: { en: 'Set', th: 'เซ็ต' } },
      productIds: new Set(items.map(({ product }) => product.id)),
    },
  ],
  owner: { memberCode: 'M1', birthdate: null },
});

const coupon: WalletCoupon = {
  ...couponOf(1, 'amount', { amount: 5_000 }),
  ...{ audience: 'members', couponId: 1, coins: 0, status: 'ready', orderId: null, usedAt: null },
  ...{ createdAt: NOW, startsAt: NOW, description: { en: '', th: '' } },
  scopeName: { en: '', th: '' },
};

const amount = fc.integer({ min: 1, max: 90_000 });
const qty = fc.integer({ min: 1, max: 5 });
const goods = fc.array(fc.tuple(amount, qty), { minLength: 1, maxLength: 4 });
const cards = fc.array(fc.integer({ min: 1, max: 150_000 }), { maxLength: 3 });

/** Some goods, some approved medicines, a coupon and gift cards. */
const split = fc.record({ sent: goods, picked: goods, cards, hasCoupon: fc.boolean() });
type Split = typeof split extends fc.Arbitrary<infer Value> ? Value : never;

function viewsOf({ sent, picked, cards: balances, hasCoupon }: Split) {
  const items = [
    ...picked.map(([price, pieces], index) => itemOf(2 * index + 2, price, pieces, 'dangerous')),
    ...sent.map(([price, pieces], index) => itemOf(2 * index + 1, price, pieces)),
  ];
  const cart = cartOf(items);
  const terms = {
    coupons: hasCoupon ? [coupon] : [],
    giftCards: balances.map((balance, index) => ({
      ...{ giftCardId: index + 1, lastFour: `000${String(index)}`, balance },
    })),
    now: NOW,
  };
  const shown = splitCart(cart, terms);
  if (!shown.ok || !shown.value.parts) throw new Error('not split');
  const whole = viewCart(cart, { ...terms, deliveryMethod: 'pickup' });
  return { shown: shown.value, parts: shown.value.parts, whole, balances };
}

const SUMS = ['subtotal', 'discount', 'total', 'vat', 'toPay', 'earnedCoins'] as const;
const both = (parts: { home: CartView; pickup: CartView }, of: (view: CartView) => number) =>
  of(parts.home) + of(parts.pickup);

it('shows exactly the sums of its two orders', () => {
  fc.assert(
    fc.property(split, (made) => {
      const { shown, parts } = viewsOf(made);
      for (const sum of SUMS) expect(shown[sum]).toBe(both(parts, (view) => view[sum]));
      expect(shown.delivery.fee).toBe(both(parts, ({ delivery }) => delivery.fee));
      expect(shown.lines).toHaveLength(both(parts, ({ lines }) => lines.length));
    }),
  );
});

it('costs what the whole cart costs at a branch, and the delivery of what goes home', () => {
  fc.assert(
    fc.property(split, (made) => {
      const { shown, parts, whole } = viewsOf(made);
      expect(shown.total).toBe(whole.total + parts.home.delivery.fee);
      expect(shown.lines.map(({ total }) => total)).toEqual(whole.lines.map(({ total }) => total));
      expect(shown.earnedCoins).toBe(whole.earnedCoins);
    }),
  );
});

it('takes no more off a gift card than there is, and all that is needed', () => {
  fc.assert(
    fc.property(split, (made) => {
      const { shown, parts, balances } = viewsOf(made);
      const money = balances.reduce((all, balance) => all + balance, 0);
      expect(shown.toPay).toBe(Math.max(0, shown.total - money));
      for (const { giftCardId, amount: spent } of shown.giftCards) {
        expect(spent).toBeLessThanOrEqual(balances[giftCardId - 1] ?? 0);
      }
      if (parts.home.toPay > 0) expect(parts.pickup.giftCards).toEqual([]);
    }),
  );
});

it('sends no medicine that needs an approval, and leaves nothing else at the branch', () => {
  const { parts } = viewsOf({
    ...{ sent: [[100, 1]], picked: [[200, 2]] },
    ...{ cards: [], hasCoupon: true },
  });
  expect(parts.home.lines.map(({ restricted }) => restricted)).toEqual([false]);
  expect(parts.pickup.lines.map(({ restricted }) => restricted)).toEqual([true]);
  expect(parts.pickup).toMatchObject({ coupons: [], appliedRules: [], delivery: { fee: 0 } });
});

it.each([
  ['goods alone', [itemOf(1, 100, 1)]],
  ['approved medicines alone', [itemOf(1, 100, 1, 'dangerous')]],
] as const)('refuses to split %s', (_, items) => {
  const terms = { coupons: [], giftCards: [], now: NOW };
  const refused = splitCart(cartOf(items), terms);
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'NOTHING_TO_SPLIT' } });
});
