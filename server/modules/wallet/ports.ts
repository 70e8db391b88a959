import type { CouponAudience } from '../../../lib/api/contract/coupon-values.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';
import type { Batch } from '../../core/sweep.ts';
import type { CouponRule, GiftCardTender } from '../pricing/rules/priced.ts';

/** A coupon that the shop offers; a member collects a copy. */
export interface ShopCoupon extends Omit<
  CouponRule,
  'memberCouponId' | 'expiresAt' | 'kind' | 'name'
> {
  readonly id: number;
  readonly kind: Exclude<CouponRule['kind'], 'coins'>;
  readonly audience: CouponAudience;
  readonly name: Names;
  readonly description: Names;
  /** Of the product, brand or category that it is good for; empty where it is good for all. */
  readonly scopeName: Names;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quota: number | null;
  readonly collected: number;
}

/** `docs/contract.md`, "Coupon states"; a reserved one is shown as ready, in use. */
export type HeldStatus = 'ready' | 'reserved' | 'used' | 'expired';

/** A coupon in a member's wallet: a collected one, or one made of coins. One whose time is over counts as expired. */
export interface WalletCoupon extends CouponRule {
  readonly audience: CouponAudience;
  /** Null of a coin coupon. */
  readonly couponId: number | null;
  /** What it was made of; 0 of others. */
  readonly coins: number;
  readonly status: HeldStatus;
  readonly orderId: string | null;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
  /** Of a coin coupon: when it was made. */
  readonly startsAt: Date;
  readonly description: Names;
  readonly scopeName: Names;
}

/** What follows the row `before`, at most `limit` rows. */
export interface After {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

export interface HeldFilter extends After {
  readonly status?: Exclude<HeldStatus, 'reserved'> | undefined;
  readonly id?: number | undefined;
  /** Copies of what the shop offers now. */
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
  /** Those that can be collected now, in the shop's order. */
  offered(now: Date): Promise<readonly ShopCoupon[]>;
  /** One that runs, will run or ended. */
  offer(id: number): Promise<ShopCoupon | undefined>;
  /** By what is typed at the cart, however it is written. */
  offerByCode(code: string): Promise<ShopCoupon | undefined>;

  /** The member's copies of these ids, whatever became of them; foreign and unknown ids are left out. */
  byIds(memberId: number, ids: readonly number[], now: Date): Promise<readonly WalletCoupon[]>;
  /** Everything that an order can use now. */
  ready(memberId: number, now: Date): Promise<readonly WalletCoupon[]>;
  /** Newest first. `ready` are those that are ready or in use. */
  list(memberId: number, which: HeldFilter, now: Date): Promise<readonly WalletCoupon[]>;
  /** The member's copy of an offered coupon. */
  copyOf(memberId: number, couponId: number, now: Date): Promise<WalletCoupon | undefined>;

  /** Counts one more copy, while it runs and any is left. False when not. */
  takeFromQuota(couponId: number, now: Date): Promise<boolean>;
  /** Puts a copy into the wallet; undefined when the member has one. */
  addCopy(memberId: number, couponId: number, now: Date): Promise<number | undefined>;

  /**
   * An order holds these, in order of id. False when one is another's, is not ready any more or ran out; the
   * caller's transaction is to be undone then. No ids: true.
   */
  reserve(memberId: number, ids: readonly number[], orderId: string, now: Date): Promise<boolean>;
  /** What the order held is spent. Repeating it changes nothing. */
  use(orderId: string, now: Date): Promise<void>;
  /** Gives back what the order held or had used. Repeating it changes nothing. */
  release(orderId: string): Promise<void>;

  insertCoinCoupon(coupon: NewCoinCoupon): Promise<number>;
  /** The redemption that was made with this key. */
  idByKey(memberId: number, idempotencyKey: string): Promise<number | undefined>;
  /** Coin coupons, newest first. */
  redemptions(
    memberId: number,
    slice: { readonly limit: number; readonly offset: number },
    now: Date,
  ): Promise<{ readonly rows: readonly WalletCoupon[]; readonly total: number }>;

  /** Ready copies that ran out, by id. */
  overdue(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** Those of them that are still ready and ran out. */
  expire(ids: readonly number[], now: Date): Promise<void>;
}

export type CoinReason = 'opening' | 'earned' | 'redeemed' | 'returned' | 'survey' | 'expired';

export interface CoinEntry {
  readonly id: number;
  /** Negative when they went out. */
  readonly amount: number;
  readonly reason: CoinReason;
  readonly orderId: string | null;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

export interface CoinAccount {
  readonly total: number;
  /** What expires next, soonest first. */
  readonly expiring: readonly { readonly amount: number; readonly at: Date }[];
  /** Newest first. */
  readonly ledger: readonly CoinEntry[];
}

/**
 * `members.coins` is the sum of a member's ledger (`docs/quality.md`, "Invariants") and of what remains of the coins
 * that came in; every change locks the member's row first, then writes both.
 */
export interface CoinRepo {
  account(memberId: number, now: Date, ledger?: After): Promise<CoinAccount>;
  balance(memberId: number, now: Date): Promise<number>;
  /** Coins that run out until then. */
  expiringUntil(memberId: number, now: Date, until: Date): Promise<number>;
  /** Lets one change of a member's coins run at a time, until the transaction ends. */
  lock(memberId: number): Promise<void>;
  /** The coins of an order, once an order however often it is said. False when it brought them before. */
  earn(orderId: string, memberId: number, coins: number, at: Date): Promise<boolean>;
  /** Coins for the answer to a survey, under the member's lock; that they come once is the caller's. None: nothing. */
  reward(memberId: number, coins: number, at: Date): Promise<void>;
  /**
   * Takes so many of the coins of an order back, once an order: from the balance, then out of unused coupons that were
   * made since, the newest first. Answers how many are in neither, for they were spent. 0 when the order brought none.
   */
  takeBackEarned(orderId: string, coins: number, at: Date): Promise<number>;
  /** Takes coins away, those that expire soonest first. False when there are too few; nothing is taken then. */
  spend(memberId: number, coins: number, at: Date): Promise<boolean>;
  /** The ledger's line of what `spend` took for a coupon. */
  noteRedemption(memberId: number, coins: number, memberCouponId: number, at: Date): Promise<void>;
  /** Members who hold coins that ran out, by id. */
  overdue(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** Takes away what ran out of theirs. Members in order of id, as everybody who locks several does. */
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
  /** By the hashes of its code and its number, as `hashGiftCard` makes them; expired ones too. */
  find(hashes: { readonly code: string; readonly pin: string }): Promise<GiftCard | undefined>;
  /** Those of these ids that are good now, in order of id. */
  tenders(ids: readonly number[], now: Date): Promise<readonly GiftCardTender[]>;
  /**
   * Pays an order in part, in order of card id. False when a card has less than that or ran out; the caller's
   * transaction is to be undone then. No uses: true.
   */
  take(orderId: string, uses: readonly GiftCardUse[], now: Date): Promise<boolean>;
  /** Puts what the order took, and still has, back on its cards. Repeating it changes nothing. */
  giveBack(orderId: string): Promise<void>;
  /** Puts a part of it back, card by card in order of id; no more than the order still has. */
  giveBackPart(orderId: string, amount: Satang): Promise<void>;
}

/** Says for an hour that somebody knows a gift card's code and number, without repeating them. */
export interface GiftCardPasses {
  /** `memberId` null: asked by a guest, good for whoever signs in. */
  issue(giftCardId: number, memberId: number | null, now: Date): string;
  /** The card's id; undefined when the pass is forged, too old or another member's. */
  read(token: string, memberId: number, now: Date): number | undefined;
}
