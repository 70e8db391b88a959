import { COINS_PER_BAHT } from '../../../../lib/api/contract/coupon-values.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';

/** Handsome numbers of coins: 10, 20, 50, 100, 200 and 500 baht. */
const STEPS = [50, 100, 250, 500, 1_000, 2_500];

export interface RedeemOption {
  readonly coins: number;
  readonly amount: Satang;
}

/** What is offered to a member with so many coins: the steps they can pay, and all they have. */
export function redeemOptions(balance: number): readonly RedeemOption[] {
  const all = balance - (balance % COINS_PER_BAHT);
  const choices = [...STEPS.filter((coins) => coins < all), ...(all > 0 ? [all] : [])];
  return choices.map((coins) => ({ coins, amount: fromBaht(coins / COINS_PER_BAHT) }));
}
