/** Coupon and coin constants for the first script of pages: plain values, no schemas. */

/** `docs/contract.md`, "Coupon states"; a reserved coupon is shown as ready and in use. */
export const COUPON_STATUSES = ['ready', 'used', 'expired'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const COUPON_KINDS = ['amount', 'percent', 'free_item', 'free_delivery', 'coins'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];
/**
 * Audience of a coupon (`docs/product/account.md`, "Who may have a coupon"): all members, a segment, campaign
 * participants or invitation holders.
 */
export const COUPON_AUDIENCES = [
  'members',
  'birthday',
  'vip',
  'lapsed',
  'campaign',
  'invitation',
] as const;
export type CouponAudience = (typeof COUPON_AUDIENCES)[number];

export type CouponClass = 'store' | 'coins' | 'delivery';
/** An order takes one coupon of each class (`docs/product/cart.md`, "Coupons in a price"). */
export const COUPON_CLASS: Readonly<Record<CouponKind, CouponClass>> = {
  amount: 'store',
  percent: 'store',
  free_item: 'store',
  free_delivery: 'delivery',
  coins: 'coins',
};

/** `docs/product/account.md`, "Coins": 5 coins are 1 baht; a redeemed coupon is valid for 30 days. */
export const COINS_PER_BAHT = 5;
export const COIN_COUPON_DAYS = 30;

/** Value of coins in whole baht (`docs/product/account.md`, "Coins"). */
export function bahtOfCoins(coins: number): number {
  return Math.floor(coins / COINS_PER_BAHT);
}
