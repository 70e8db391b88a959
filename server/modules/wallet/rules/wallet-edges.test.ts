import { describe, expect, it, vi } from 'vitest';
import { createHasher } from '../../../core/world.ts';
import { createCheckGiftCard } from './check-gift-card.ts';
import { collectCoupon } from './collect-coupon.ts';
import { findTenders } from '../../cart/rules/own-cart.ts';
import { createGiftCardPasses } from './gift-card-passes.ts';
import type { ShopCoupon, WalletCoupon } from '../ports.ts';
import { createRedeemCoins } from './redeem-coins.ts';

const NOW = new Date('2026-03-01T05:00:00Z');
const clock = { now: () => NOW };
const hasher = createHasher('a secret for tests only');
const passes = createGiftCardPasses(hasher);

describe('a gift card', () => {
  it.each([
    [-1, 'GIFT_CARD_INVALID'],
    [0, 'GIFT_CARD_INVALID'],
    [1, undefined],
  ])('that expires %i ms from now', async (left, code) => {
    const expiresAt = new Date(NOW.getTime() + left);
    const check = createCheckGiftCard({
      giftCards: {
        find: () => Promise.resolve({ giftCardId: 1, lastFour: '0500', balance: 1, expiresAt }),
      },
      rateLimits: {
        take: () => Promise.resolve({ ok: true, retryAfterSeconds: 0 }),
      },
      ...{ passes, hasher, clock },
    });
    const answer = await check({ code: 'CARD', pin: '123456', memberId: null });
    expect(answer.ok ? undefined : answer.refusal.code).toBe(code);
  });

  it('is not looked up if none was given: carts without cards cost nothing', async () => {
    const tenders = vi.fn(() => Promise.resolve([]));
    const found = await findTenders({ giftCards: { tenders }, passes }, 1, [], NOW);
    expect(found).toEqual({ ok: true, value: [] });
    expect(tenders).not.toHaveBeenCalled();
  });
});

describe('a coupon of the shop', () => {
  const MINUTE = 60_000;

  it.each([
    ['has begun just now', 0, MINUTE, undefined],
    ['begins in a moment', 1, MINUTE, 'COUPON_INVALID'],
    ['ends in a moment', -MINUTE, 1, undefined],
    ['ended just now', -MINUTE, 0, 'COUPON_EXPIRED'],
  ])('that %s is collected, or not: %i to %i ms from now', async (_, from, until, code) => {
    const [startsAt, endsAt] = [from, until].map((ms) => new Date(NOW.getTime() + ms));
    const collected = await collectCoupon(
      {
        coupons: {
          addCopy: () => Promise.resolve(1),
          takeFromQuota: () => Promise.resolve(true),
          copyOf: () => Promise.resolve({} as WalletCoupon),
        },
        standings: { of: () => Promise.reject(new Error('not asked of what is for every member')) },
      },
      {
        memberId: 7,
        offer: { id: 1, startsAt, endsAt, audience: 'members' } as ShopCoupon,
        way: 'shop',
        now: NOW,
      },
    );
    expect(collected.ok ? undefined : collected.refusal.code).toBe(code);
  });
});

describe('a redemption', () => {
  it.each([
    [undefined, 'COINS_REQUIRED'],
    [null, 'COINS_REQUIRED'],
    [-5, 'COINS_REQUIRED'],
    [0, 'COINS_REQUIRED'],
    [1, 'COINS_NOT_DIVISIBLE_BY_5'],
    [7, 'COINS_NOT_DIVISIBLE_BY_5'],
  ])('of %s coins is refused before anything is locked', async (coins, code) => {
    const transact = vi.fn();
    const redeem = createRedeemCoins({ transact, clock });
    const answer = await redeem(1, { coins, idempotencyKey: 'key' });
    expect(answer.ok ? undefined : answer.refusal.code).toBe(code);
    expect(transact).not.toHaveBeenCalled();
  });
});
