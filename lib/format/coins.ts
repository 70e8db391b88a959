import { COINS_PER_BAHT } from '../api/contract/coupon-values.ts';

/** What coins are worth in whole baht (`docs/product/account.md`, "Coins"). */
export function bahtOfCoins(coins: number): number {
  return Math.floor(coins / COINS_PER_BAHT);
}
