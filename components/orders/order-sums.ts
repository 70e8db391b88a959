import type { TotalsRow } from '@/components/ui/totals';
import type { Order } from '@/lib/api/contract/orders';
import { formatBaht } from '@/lib/format/money';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

type Sums = Pick<Order, 'subtotal' | 'discount' | 'delivery_fee' | 'adjustments' | 'gift_cards'>;

/** From the goods to what was to pay: every discount under its name, and what no name explains. */
export function sumRows(intl: Texts<'orders'>, order: Sums): readonly TotalsRow[] {
  const text = (id: MessageId<'orders'>) => intl.formatMessage({ id });
  const saving = ([label, satang]: Reduction): TotalsRow => ({
    ...{ label, value: baht(-satang), tone: 'saving' },
  });
  const reductions = byReason(order, (scope) => scope !== 'delivery');
  const ofDelivery = byReason(order, (scope) => scope === 'delivery');
  const unnamed = satangOf(order.discount) - sum(reductions);
  // The fee that is charged is what reductions left of it.
  const fee = satangOf(order.delivery_fee) + sum(ofDelivery);
  return [
    { label: text('orders.subtotal'), value: baht(satangOf(order.subtotal)) },
    ...reductions.map(saving),
    ...(unnamed > 0 ? [saving([text('orders.discount'), unnamed])] : []),
    { label: text('orders.deliveryFee'), value: fee === 0 ? text('orders.free') : baht(fee) },
    ...ofDelivery.map(saving),
    ...order.gift_cards.map(({ last_four: digits, amount }) => ({
      label: intl.formatMessage({ id: 'orders.giftCardEnding' }, { digits }),
      value: formatBaht(-amount),
    })),
  ];
}

type Reduction = readonly [reason: string, satang: number];

/** What one rule takes off several lines is one row. */
function byReason(
  { adjustments }: Pick<Order, 'adjustments'>,
  isIn: (scope: Order['adjustments'][number]['scope']) => boolean,
): readonly Reduction[] {
  const sums = new Map<string, number>();
  for (const { scope, reason, amount } of adjustments) {
    if (isIn(scope)) sums.set(reason, (sums.get(reason) ?? 0) + satangOf(amount));
  }
  return [...sums];
}

function sum(rows: readonly Reduction[]): number {
  return rows.reduce((total, [, amount]) => total + amount, 0);
}

function baht(satang: number): string {
  return formatBaht(satang / 100);
}

function satangOf(baht: number): number {
  return Math.round(baht * 100);
}
