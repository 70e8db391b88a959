import en from '../../../../messages/catalog-prices/en.json' with { type: 'json' };
import th from '../../../../messages/catalog-prices/th.json' with { type: 'json' };
import type { AppliedRule } from '../../../core/kept-orders.ts';
import type { Names } from '../../../core/names.ts';
import { type Satang, toBaht } from '../../../core/money.ts';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { formatRoundBaht } from '../../../../lib/format/money.ts';

/** Reason of a price; formatted only when shown. */
export interface Why {
  readonly id: keyof typeof en;
  readonly name?: Names;
  readonly count?: number;
  readonly amount?: Satang;
}

const cache = createIntlCache();
const catalogs = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/** Formats a text of `messages/catalog-prices` in both languages, since orders store them. */
export function inWords(why: Why): Names {
  return { en: say(why, 'en'), th: say(why, 'th') };
}

function say({ id, name, count = 0, amount = 0 }: Why, locale: 'en' | 'th'): string {
  const values = { name: name?.[locale] ?? '', count, amount: formatRoundBaht(toBaht(amount)) };
  return catalogs[locale].formatMessage({ id }, values);
}

/** A row of a bill in both languages; reductions are negative. */
export interface TotalsRow {
  readonly kind: 'subtotal' | 'reduction' | 'delivery_fee' | 'gift_card';
  readonly label: Names;
  readonly amount: Satang;
}

interface Sums {
  readonly subtotal: Satang;
  readonly discount: Satang;
  /** Fee after reductions; undefined while unknown. */
  readonly deliveryFee?: Satang;
  readonly appliedRules: readonly AppliedRule[];
  readonly giftCards: readonly { readonly lastFour: string; readonly amount: Satang }[];
}

/**
 * Rows of a bill: each reduction by name, then the unexplained rest. The rows add up to the amount due
 * (`docs/prices.md`, "The rows of a bill").
 */
export function totalsRows(sums: Sums): readonly TotalsRow[] {
  const { subtotal, discount, deliveryFee, appliedRules, giftCards } = sums;
  const ofGoods = byReason(appliedRules.filter(({ scope }) => scope !== 'delivery'));
  const ofDelivery = byReason(appliedRules.filter(({ scope }) => scope === 'delivery'));
  const unnamed = discount - total(ofGoods);
  return [
    { kind: 'subtotal', label: inWords({ id: 'catalog-prices.subtotal' }), amount: subtotal },
    ...ofGoods.map(reduction),
    ...(unnamed > 0
      ? [reduction({ reason: inWords({ id: 'catalog-prices.discount' }), amount: unnamed })]
      : []),
    ...(deliveryFee === undefined
      ? []
      : [
          {
            kind: 'delivery_fee' as const,
            label: inWords({ id: 'catalog-prices.delivery' }),
            amount: deliveryFee + total(ofDelivery),
          },
          ...ofDelivery.map(reduction),
        ]),
    ...giftCards.map(({ lastFour, amount }) => ({
      kind: 'gift_card' as const,
      label: inWords({ id: 'catalog-prices.giftCard', name: { en: lastFour, th: lastFour } }),
      amount: -amount,
    })),
  ];
}

type Reduction = Pick<AppliedRule, 'reason' | 'amount'>;

function byReason(rules: readonly AppliedRule[]): readonly Reduction[] {
  const groups = Map.groupBy(rules, ({ reason }) => `${reason.en}\n${reason.th}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ reason }) => ({ reason, amount: total(group) })),
  );
}

function reduction({ reason, amount }: Reduction): TotalsRow {
  return { kind: 'reduction', label: reason, amount: -amount };
}

function total(rows: readonly Reduction[]): Satang {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
