import type { CouponAudience } from '../../../lib/wallet/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';
import type { Batch } from '../../core/sweep.ts';
import type { CouponRule, GiftCardTender } from '../pricing/rules/priced.ts';

/** A coupon on offer; members collect copies. */
export interface ShopCoupon extends Omit<
  CouponRule,
  'memberCouponId' | 'expiresAt' | 'kind' | 'name'
> {
  readonly id: number;
  readonly kind: Exclude<CouponRule['kind'], 'coins'>;
  readonly audience: CouponAudience;
  readonly name: Names;
  readonly description: Names;
  /** Name of its product, brand or category; empty for all. */
  readonly scopeName: Names;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quota: number | null;
  readonly collected: number;
}

/** `docs/contract.md`, "Coupon states"; reserved is shown as ready and in use. */
export type HeldStatus = 'ready' | 'reserved' | 'used' | 'expired';

/** A coupon in a member's wallet, collected or made of coins. Past its expiry it counts as expired. */
export interface WalletCoupon extends CouponRule {
  readonly audience: CouponAudience;
  /** Null for a coin coupon. */
  readonly couponId: number | null;
  /** Coins it was made of; otherwise 0. */
  readonly coins: number;
  readonly status: HeldStatus;
  readonly orderId: string | null;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
  /** For a coin coupon, the time it was made. */
  readonly startsAt: Date;
  readonly description: Names;
  readonly scopeName: Names;
}

/** Keyset page: at most `limit` rows after the row `before`. */
export interface After {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

export interface HeldFilter extends After {
  readonly status?: Exclude<HeldStatus, 'reserved'> | undefined;
  readonly id?: number | undefined;
  /** Copies of current offers. */
  readonly isOffered?: boolean | undefined;
}

export interface NewCoinCoupon {
  readonly memberId: number;
  readonly coins: number;
  readonly idempotencyKey: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export interface CouponRepo {
  /** Collectable coupons, in display order. */
  offered(now: Date): Promise<readonly ShopCoupon[]>;
  /** Any coupon: running, upcoming or ended. */
  offer(id: number): Promise<ShopCoupon | undefined>;
  /** By the code typed at the cart, in any spelling. */
  offerByCode(code: string): Promise<ShopCoupon | undefined>;

  /** The member's copies by id, in any state; foreign and unknown ids are skipped. */
  byIds(memberId: number, ids: readonly number[], now: Date): Promise<readonly WalletCoupon[]>;
  /** All coupons that an order can use now. */
  ready(memberId: number, now: Date): Promise<readonly WalletCoupon[]>;
  /** Newest first. `ready` includes those in use. */
  list(memberId: number, which: HeldFilter, now: Date): Promise<readonly WalletCoupon[]>;
  copyOf(memberId: number, couponId: number, now: Date): Promise<WalletCoupon | undefined>;

  /** Counts one more copy; false if the offer has ended or is exhausted. */
  takeFromQuota(couponId: number, now: Date): Promise<boolean>;
  /** Adds a copy to the wallet; undefined if the member has one. */
  addCopy(memberId: number, couponId: number, now: Date): Promise<number | undefined>;

  /**
   * Reserves coupons for an order, ordered by id. False if one belongs to another member, is not ready or has
   * expired; then the caller must roll back. True without ids.
   */
  reserve(memberId: number, ids: readonly number[], orderId: string, now: Date): Promise<boolean>;
  /** Marks the order's coupons as used. Idempotent. */
  use(orderId: string, now: Date): Promise<void>;
  /** Releases coupons that the order held or used. Idempotent. */
  release(orderId: string): Promise<void>;

  insertCoinCoupon(coupon: NewCoinCoupon): Promise<number>;
  /** The redemption with this idempotency key. */
  idByKey(memberId: number, idempotencyKey: string): Promise<number | undefined>;
  /** Coin coupons, newest first. */
  redemptions(
    memberId: number,
    slice: { readonly limit: number; readonly offset: number },
    now: Date,
  ): Promise<{ readonly rows: readonly WalletCoupon[]; readonly total: number }>;

  /** Expired ready copies, by id. */
  overdue(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** Marks those that are still ready and expired. */
  expire(ids: readonly number[], now: Date): Promise<void>;
}

export type CoinReason = 'opening' | 'earned' | 'redeemed' | 'returned' | 'survey' | 'expired';

export interface CoinEntry {
  readonly id: number;
  /** Negative when spent. */
  readonly amount: number;
  readonly reason: CoinReason;
  readonly orderId: string | null;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

export interface CoinAccount {
  readonly total: number;
  /** Next expiries, soonest first. */
  readonly expiring: readonly { readonly amount: number; readonly at: Date }[];
  /** Newest first. */
  readonly ledger: readonly CoinEntry[];
}

/**
 * `members.coins` equals the sum of the member's ledger (`docs/quality.md`, "Invariants") and the sum of the
 * remaining coins. Every change locks the member's row first, then writes both.
 */
export interface CoinRepo {
  account(memberId: number, now: Date, ledger?: After): Promise<CoinAccount>;
  balance(memberId: number, now: Date): Promise<number>;
  /** Coins that expire by then. */
  expiringUntil(memberId: number, now: Date, until: Date): Promise<number>;
  /** Serialises changes of a member's coins until the transaction ends. */
  lock(memberId: number): Promise<void>;
  /** Credits the coins of an order, once per order. False if already credited. */
  earn(orderId: string, memberId: number, coins: number, at: Date): Promise<boolean>;
  /** Credits coins for a survey, under the member's lock; the caller ensures once. Does nothing for 0. */
  reward(memberId: number, coins: number, at: Date): Promise<void>;
  /**
   * Takes back coins of an order, once per order: from the balance, then out of unused coupons made since, newest
   * first. Returns the number already spent; 0 if the order earned none.
   */
  takeBackEarned(orderId: string, coins: number, at: Date): Promise<number>;
  /** Spends coins, those that expire soonest first. False if there are too few; then nothing is taken. */
  spend(memberId: number, coins: number, at: Date): Promise<boolean>;
  /** Ledger line of what `spend` took for a coupon. */
  noteRedemption(memberId: number, coins: number, memberCouponId: number, at: Date): Promise<void>;
  /** Members with expired coins, by id. */
  overdue(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** Removes their expired coins. Members are locked by id, as all writers do. */
  expire(memberIds: readonly number[], now: Date): Promise<void>;
}

export interface GiftCard extends GiftCardTender {
  readonly expiresAt: Date;
}

export interface GiftCardUse {
  readonly giftCardId: number;
  readonly amount: Satang;
}

export interface GiftCardRepo {
  /** By the hashes of code and PIN from `hashGiftCard`; expired ones too. */
  find(hashes: { readonly code: string; readonly pin: string }): Promise<GiftCard | undefined>;
  /** Usable cards among the ids, by id. */
  tenders(ids: readonly number[], now: Date): Promise<readonly GiftCardTender[]>;
  /**
   * Takes part payments for an order, by card id. False if a card has too little or has expired; then the caller must
   * roll back. True without uses.
   */
  take(orderId: string, uses: readonly GiftCardUse[], now: Date): Promise<boolean>;
  /** Returns the order's remaining amounts to its cards. Idempotent. */
  giveBack(orderId: string): Promise<void>;
  /** Returns a part, by card id, up to the order's remaining amount. */
  giveBackPart(orderId: string, amount: Satang): Promise<void>;
}

/** Tokens that prove knowledge of a gift card's code and PIN for an hour, without containing them. */
export interface GiftCardPasses {
  /** `memberId` null: issued to a guest, valid for any member. */
  issue(giftCardId: number, memberId: number | null, now: Date): string;
  /** Id of the card; undefined if the token is forged, expired or another member's. */
  read(token: string, memberId: number, now: Date): number | undefined;
}
