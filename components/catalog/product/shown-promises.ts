import type { Product } from '@/lib/catalog/contract';
import { formatDays } from '@/lib/format/day';
import { formatRoundBaht } from '@/lib/format/money';
import { isTaken } from '@/lib/health/label';
import type { Locale } from '@/lib/i18n/locale';
import type { MessageId } from '@/lib/i18n/messages';
import type { Texts } from '@/lib/i18n/texts';

export interface ShownPromises {
  /** Only for goods that are not delivered. */
  readonly pickup?: { readonly title: string; readonly text: string };
  readonly stock?: { readonly level: Product['stock']; readonly text: string };
  readonly delivery?: { readonly days: string; readonly terms: string };
  /** Only for goods that can be bought. */
  readonly trust?: { readonly cash: string; readonly genuine: string };
}

const STOCK = {
  ok: 'catalog-product.stockOk',
  low: 'catalog-product.stockLow',
  none: 'catalog-product.stockNone',
} as const;

interface PromisesInput {
  readonly product: Product;
  readonly locale: Locale;
  readonly intl: Texts<'catalog-product'>;
}

export function shownPromises({ product, locale, intl }: PromisesInput): ShownPromises {
  const { drug, stock, size, max_qty: max } = product;
  const text = (id: MessageId<'catalog-product'>) => intl.formatMessage({ id });
  const isChecked = isTaken({ isMedicine: drug !== null, size });
  const genuine = text(isChecked ? 'catalog-product.checked' : 'catalog-product.genuine');
  const trust = max > 0 && { trust: { cash: text('catalog-product.cashOnDelivery'), genuine } };
  if (drug?.policy === 'approval') {
    const pickup = {
      title: text('catalog-product.pickupOnly'),
      text: text('catalog-product.pickupOnlyText'),
    };
    return { pickup, ...trust };
  }
  const delivery = deliveryOf(product, locale, intl);
  return {
    stock: { level: stock, text: text(STOCK[stock]) },
    ...(delivery && { delivery }),
    ...trust,
  };
}

function deliveryOf({ delivery, now }: Product, locale: Locale, intl: Texts<'catalog-product'>) {
  if (!delivery) return undefined;
  const { from, until, free_from: freeFrom, fee } = delivery;
  const isFree = now.amount >= freeFrom;
  return {
    days: intl.formatMessage(
      { id: 'catalog-product.deliveredOn' },
      { days: formatDays(from, until, locale) },
    ),
    terms: isFree
      ? intl.formatMessage({ id: 'catalog-product.deliveryFree' })
      : intl.formatMessage(
          { id: 'catalog-product.deliveryFreeFrom' },
          { amount: formatRoundBaht(freeFrom), fee: formatRoundBaht(fee) },
        ),
  };
}
