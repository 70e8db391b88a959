import type { Quote, TotalsRow } from '@/lib/cart/contract';

type Sums = Pick<Quote, 'subtotal' | 'adjustments' | 'gift_cards'> & {
  readonly delivery_fee?: number;
};

/** Rows that the service derives from these sums, in English. */
export function wireTotals(sums: Sums): TotalsRow[] {
  const { subtotal, adjustments, gift_cards: cards, delivery_fee: fee } = sums;
  return [
    { kind: 'subtotal', label: 'Subtotal', amount: subtotal },
    ...adjustments.map(({ reason, amount }) => ({
      kind: 'reduction' as const,
      label: reason,
      amount: -amount,
    })),
    ...(fee === undefined
      ? []
      : [{ kind: 'delivery_fee' as const, label: 'Delivery', amount: fee }]),
    ...cards.map(({ last_four: digits, amount }) => ({
      kind: 'gift_card' as const,
      label: `Gift card ending in ${digits}`,
      amount: -amount,
    })),
  ];
}
