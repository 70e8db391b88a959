import { COINS_PER_BAHT } from '../../../../lib/wallet/contract-values.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';

/** Coins of round amounts: 10, 20, 50, 100, 200 and 500 baht. */
const STEPS = [50, 100, 250, 500, 1_000, 2_500];

export interface RedeemOption {
  readonly coins: number;
  readonly amount: Satang;
}

/** Options for a balance: the affordable steps, and the whole balance. */
export function redeemOptions(balance: number): readonly RedeemOption[] {
  const all = balance - (balance % COINS_PER_BAHT);
  const choices = [...STEPS.filter((coins) => coins < all), ...(all > 0 ? [all] : [])];
  return choices.map((coins) => ({ coins, amount: fromBaht(coins / COINS_PER_BAHT) }));
}
