import type { IntlShape } from 'react-intl';
import type { Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';

export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

/** From the goods to what is to pay, every adjustment under its own name. */
export function summaryRows(intl: IntlShape, quote: Quote): readonly SummaryRow[] {
  const text = (id: string) => intl.formatMessage({ id });
  const plus = (amount: number) =>
    intl.formatMessage({ id: 'checkout.thb' }, { amount: formatBaht(amount) });
  const minus = (amount: number) =>
    intl.formatMessage({ id: 'checkout.minus' }, { amount: formatBaht(amount) });
  const reductions = byReason(quote, (scope) => scope !== 'delivery');
  const ofDelivery = byReason(quote, (scope) => scope === 'delivery');
  // The fee of the quote is what is left of it.
  const fee = ofDelivery.reduce((sum, [, amount]) => addBaht(sum, amount), quote.delivery_fee);
  return [
    { label: text('checkout.subtotal'), value: plus(quote.subtotal) },
    ...reductions.map(([label, amount]) => ({ label, value: minus(amount) })),
    { label: text('checkout.deliveryFee'), value: fee === 0 ? text('checkout.free') : plus(fee) },
    ...ofDelivery.map(([label, amount]) => ({ label, value: minus(amount) })),
    ...quote.gift_cards.map(({ last_four: digits, amount }) => ({
      label: intl.formatMessage({ id: 'checkout.giftCard' }, { digits }),
      value: minus(amount),
    })),
  ];
}

/** What one rule takes off several lines is one row. */
function byReason(quote: Quote, isIn: (scope: Quote['adjustments'][number]['scope']) => boolean) {
  const sums = new Map<string, number>();
  for (const { scope, reason, amount } of quote.adjustments) {
    if (isIn(scope)) sums.set(reason, addBaht(sums.get(reason) ?? 0, amount));
  }
  return [...sums];
}

/** In satang, so that no fraction of one is lost. */
function addBaht(a: number, b: number): number {
  return (Math.round(a * 100) + Math.round(b * 100)) / 100;
}
