import { joinedDecimal } from '@/lib/format/digits';
import type { BuyGiftCard } from '@/lib/gift-cards/contract';
import { CARD_DESIGNS, GIFT_MAX, GIFT_MIN } from '@/lib/gift-cards/contract-values';
import { ONLINE_METHODS } from '@/lib/checkout/contract-values';
import { sendAtOf } from './send-day';

export const EMPTY_PURCHASE = {
  design: CARD_DESIGNS[0] as string,
  amount: '500',
  for: 'other',
  to_name: '',
  to_email: '',
  from_name: '',
  message: '',
  day: '',
  payment: '',
};
export type Purchase = typeof EMPTY_PURCHASE;

/** Amount in baht; undefined if a card cannot have it. */
export function amountOf({ amount }: Pick<Purchase, 'amount'>): number | undefined {
  const baht = Number(joinedDecimal(amount));
  return Number.isInteger(baht) && baht >= GIFT_MIN && baht <= GIFT_MAX ? baht : undefined;
}

/** Missing or invalid fields, with the message id for each. */
export function lacksOf(purchase: Purchase): Readonly<Record<string, string>> {
  const { for: whom, payment } = purchase;
  const needed =
    whom === 'other'
      ? (['to_name', 'to_email', 'from_name'] as const)
      : (['to_name', 'to_email'] as const);
  const empty = needed.filter((name) => purchase[name].trim() === '');
  return {
    ...Object.fromEntries(empty.map((name) => [name, `gift-cards.needs.${name}`])),
    ...(amountOf(purchase) === undefined ? { amount: 'gift-cards.needs.amount' } : {}),
    ...(payment === '' ? { payment_method: 'gift-cards.needs.payment' } : {}),
  };
}

export function toRequest(purchase: Purchase, now: Date): BuyGiftCard {
  const { design, for: whom, to_name, to_email, from_name, message, day, payment } = purchase;
  return {
    design_id: CARD_DESIGNS.find((id) => id === design) ?? CARD_DESIGNS[0],
    amount: amountOf(purchase) ?? 0,
    ...{ to_name, to_email },
    ...(whom === 'other' ? { from_name, message } : {}),
    send_at: sendAtOf(day, now),
    payment_method: ONLINE_METHODS.find((method) => method === payment) ?? ONLINE_METHODS[0],
  };
}
