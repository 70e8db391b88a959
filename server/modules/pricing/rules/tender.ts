import type { Satang } from '../../../core/money.ts';
import type { PaidByCard } from './priced.ts';
import type { GiftCardTender } from './rules.ts';

/**
 * Step 7 of the price rules (`docs/product/cart.md`, "Gift cards as tender"): gift cards pay, one after the other;
 * those that pay nothing are left out.
 */
export function payByCards(
  total: Satang,
  cards: readonly GiftCardTender[],
): { readonly giftCards: readonly PaidByCard[]; readonly toPay: Satang } {
  const giftCards: PaidByCard[] = [];
  let toPay = total;
  for (const { giftCardId, lastFour, balance } of cards) {
    const amount = Math.min(balance, toPay);
    if (amount <= 0) continue;
    giftCards.push({ giftCardId, lastFour, amount });
    toPay -= amount;
  }
  return { giftCards, toPay };
}
