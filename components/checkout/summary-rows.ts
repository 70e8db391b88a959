import type { TotalsRow } from '@/components/ui/totals';
import type { Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

/** From the goods to what is to pay, every adjustment under its own name. */
export function summaryRows(intl: Texts<'checkout'>, quote: Quote): readonly TotalsRow[] {
  const text = (id: MessageId<'checkout'>) => intl.formatMessage({ id });
  const saving = ([label, amount]: Reduction): TotalsRow => ({
    ...{ label, value: formatBaht(-amount), tone: 'saving' },
  });
  const reductions = byReason(quote, (scope) => scope !== 'delivery');
  const ofDelivery = byReason(quote, (scope) => scope === 'delivery');
  // The fee of the quote is what is left of it.
  const fee = ofDelivery.reduce((sum, [, amount]) => addBaht(sum, amount), quote.delivery_fee);
  return [
    { label: text('checkout.subtotal'), value: formatBaht(quote.subtotal) },
    ...reductions.map(saving),
    {
      label: text('checkout.deliveryFee'),
      value: fee === 0 ? text('checkout.free') : formatBaht(fee),
    },
    ...ofDelivery.map(saving),
    ...quote.gift_cards.map(({ last_four: digits, amount }) => ({
      label: intl.formatMessage({ id: 'checkout.giftCard' }, { digits }),
      value: formatBaht(-amount),
    })),
  ];
}

type Reduction = readonly [reason: string, baht: number];

/** What one rule takes off several lines is one row. */
function byReason(
  quote: Quote,
  isIn: (scope: Quote['adjustments'][number]['scope']) => boolean,
): readonly Reduction[] {
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
