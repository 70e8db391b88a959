import { describe, expect, it } from 'vitest';
import { PAYMENT_HOLD_MS, QR_HOLD_MS } from '../../../../lib/orders/contract-values.ts';
import type { CartView } from '../../cart/rules/view-cart.ts';
import { draftOrder, holdingsOf, toMovable } from './draft-order.ts';
import type { NewOrder } from '../ports.ts';

const NOW = new Date('2026-11-21T03:00:00Z');

const LINE = {
  ...{ productId: 1, qty: 2, unitPrice: 5_000, freeQty: 0, groupId: null, source: 'list' },
  ...{ memberPercent: 0, memberDiscount: 0, lineDiscount: 0, flash: null },
  product: { name: { en: 'Rose serum', th: 'เซรั่มกุหลาบ' } },
};

/** A cart of 140 baht; what gift cards leave of it is to pay. */
function cartOf(changes: Readonly<Record<string, unknown>> = {}): CartView {
  const sums = { subtotal: 10_000, discount: 0, total: 14_000, toPay: 14_000, vat: 916 };
  const rest = { delivery: { fee: 4_000 }, lines: [LINE], groups: [], coupons: [], giftCards: [] };
  return { ...sums, ...rest, appliedRules: [], earnedCoins: 4, ...changes } as unknown as CartView;
}

function draftOf(cart: CartView, paymentMethod: 'cod' | 'qr' | 'kbank_card' = 'qr') {
  const destination = { deliveryMethod: 'home', branchId: null, address: null } as never;
  const request = { idempotencyKey: 'key', paymentMethod };
  return draftOrder({ memberId: 7, request, cart, destination, vatAddress: null, now: NOW });
}

const movableOf = (changes: Partial<NewOrder>) =>
  toMovable({ ...draftOf(cartOf()), id: 'AR1', ...changes });

describe('a new order', () => {
  it.each([
    ['qr', 14_000, QR_HOLD_MS],
    ['kbank_card', 14_000, PAYMENT_HOLD_MS],
    ['cod', 14_000, null],
    ['qr', 0, null],
  ] as const)('paid by %s, with %i satang to pay, is held for %s ms', (method, toPay, ms) => {
    const { expiresAt } = draftOf(cartOf({ toPay }), method);
    expect(expiresAt && expiresAt.getTime() - NOW.getTime()).toBe(ms);
  });

  it('says what gift cards pay of it, and what they leave', () => {
    const draft = draftOf(cartOf({ toPay: 9_000 }));
    expect(draft.giftCardAmount).toBe(5_000);
    expect(toMovable({ ...draft, id: 'AR1' })).toMatchObject({ status: 'created', toPay: 9_000 });
  });

  it('gets a tax invoice where an address for one was given', () => {
    expect(movableOf({}).hasVatAddress).toBe(false);
    expect(movableOf({ vatAddress: {} as NewOrder['vatAddress'] }).hasVatAddress).toBe(true);
  });

  it('remembers the flash sale whose price it paid, and no other', () => {
    const flash = { saleId: 3, price: 5_000, left: 9 };
    const saleOf = (line: object) =>
      draftOf(cartOf({ lines: [{ ...LINE, ...line }] })).items[0]?.flashSaleId;
    expect(saleOf({ source: 'flash', flash })).toBe(3);
    expect(saleOf({ source: 'deal', flash })).toBeNull();
    expect(saleOf({ source: 'list' })).toBeNull();
  });

  it('remembers the set that a line counts for, and how many pieces make one', () => {
    const groups = [
      { id: 8, setSize: 2 },
      { id: 9, setSize: 3 },
    ];
    const setOf = (groupId: number | null) => {
      const [item] = draftOf(cartOf({ groups, lines: [{ ...LINE, groupId }] })).items;
      return [item?.setId, item?.setSize];
    };
    expect(setOf(9)).toEqual([9, 3]);
    expect(setOf(null)).toEqual([null, null]);
  });
});

describe('what an order takes of the wallet', () => {
  it('is the coupons that took something off, and the cards that pay', () => {
    const coupons = [
      { memberCouponId: 1, refused: null, amount: 500 },
      { memberCouponId: 2, refused: 'COUPON_MIN_SPEND', amount: 0 },
      // Refused regardless of its value.
      { memberCouponId: 3, refused: 'COUPON_NOT_COMBINABLE', amount: 700 },
      { memberCouponId: 4, refused: null, amount: 0 },
    ];
    const giftCards = [
      { giftCardId: 5, lastFour: '0500', amount: 1 },
      { giftCardId: 6, lastFour: '1000', amount: 0 },
    ];
    expect(holdingsOf(cartOf({ coupons, giftCards }))).toMatchObject({
      couponIds: [1],
      giftCards: [{ giftCardId: 5, amount: 1 }],
      pieces: [{ productId: 1, qty: 2 }],
    });
  });
});
