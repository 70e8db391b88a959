import type { IntlShape } from 'react-intl';
import type { Order } from '@/lib/api/contract/orders';
import { formatBaht } from '@/lib/format/money';

interface SumRow {
  readonly label: string;
  readonly value: string;
}

type Sums = Pick<Order, 'subtotal' | 'discount' | 'delivery_fee' | 'adjustments' | 'gift_cards'>;

/** From the goods to what was to pay: every discount under its name, and what no name explains. */
export function sumRows(intl: IntlShape, order: Sums): readonly SumRow[] {
  const text = (id: string) => intl.formatMessage({ id });
  const plus = (satang: number) =>
    intl.formatMessage({ id: 'orders.thb' }, { amount: formatBaht(satang / 100) });
  const minus = (satang: number) =>
    intl.formatMessage({ id: 'orders.minus' }, { amount: formatBaht(satang / 100) });
  const reductions = byReason(order, (scope) => scope !== 'delivery');
  const ofDelivery = byReason(order, (scope) => scope === 'delivery');
  const unnamed = satangOf(order.discount) - sum(reductions);
  // The fee that is charged is what reductions left of it.
  const fee = satangOf(order.delivery_fee) + sum(ofDelivery);
  return [
    { label: text('orders.subtotal'), value: plus(satangOf(order.subtotal)) },
    ...reductions.map(([label, amount]) => ({ label, value: minus(amount) })),
    ...(unnamed > 0 ? [{ label: text('orders.discount'), value: minus(unnamed) }] : []),
    { label: text('orders.deliveryFee'), value: fee === 0 ? text('orders.free') : plus(fee) },
    ...ofDelivery.map(([label, amount]) => ({ label, value: minus(amount) })),
    ...order.gift_cards.map(({ last_four: digits, amount }) => ({
      label: intl.formatMessage({ id: 'orders.giftCard' }, { digits }),
      value: minus(satangOf(amount)),
    })),
  ];
}

type Reductions = readonly (readonly [reason: string, satang: number])[];

/** What one rule takes off several lines is one row. */
function byReason(
  { adjustments }: Pick<Order, 'adjustments'>,
  isIn: (scope: Order['adjustments'][number]['scope']) => boolean,
): Reductions {
  const sums = new Map<string, number>();
  for (const { scope, reason, amount } of adjustments) {
    if (isIn(scope)) sums.set(reason, (sums.get(reason) ?? 0) + satangOf(amount));
  }
  return [...sums];
}

function sum(rows: Reductions): number {
  return rows.reduce((total, [, amount]) => total + amount, 0);
}

function satangOf(baht: number): number {
  return Math.round(baht * 100);
}
