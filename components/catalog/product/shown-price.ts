import type { Product } from '@/lib/catalog/contract';
import type { FlashOffer } from '@/lib/offers/contract';
import { flashNow, memberPrice } from '@/lib/catalog/price-now';
import { formatEnd } from '@/lib/format/day';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';

export interface ShownPrice {
  readonly now: string;
  readonly was: string | null;
  readonly wasLabel: string;
  readonly tax: string;
  readonly saving?: string;
  readonly saved?: string;
  readonly coins?: string;
  readonly member?: string;
  readonly flash?: ShownFlash;
}

export interface ShownFlash {
  readonly title: string;
  /** End in ISO 8601, and as text. */
  readonly end: string;
  readonly ends: string;
  readonly share: number;
  readonly left: string;
}

interface PriceInput {
  readonly product: Product;
  readonly locale: Locale;
  readonly intl: Texts<'catalog' | 'catalog-product'>;
}

export function shownPrice({ product, locale, intl }: PriceInput): ShownPrice {
  const { amount, was, saved, percent } = product.now;
  const common = {
    now: formatBaht(amount),
    wasLabel: intl.formatMessage({ id: 'catalog.oldPrice' }),
    tax: intl.formatMessage({ id: 'catalog-product.vatIncluded' }),
  };
  // No savings for a sold-out product.
  if (product.stock === 'none') return { ...common, was: null };
  const flash = flashNow(product);
  const member = memberPrice(product);
  const coins = coinsOf(product);
  return {
    ...common,
    was: was === null ? null : formatBaht(was),
    ...(percent > 0 && { saving: intl.formatMessage({ id: 'catalog.saving' }, { percent }) }),
    ...(saved > 0 && {
      saved: intl.formatMessage({ id: 'catalog-product.youSave' }, { amount: formatBaht(saved) }),
    }),
    ...(coins > 0 && { coins: intl.formatMessage({ id: 'catalog-product.coins' }, { coins }) }),
    ...(member !== undefined && {
      member: intl.formatMessage(
        { id: 'catalog-product.memberPrice' },
        { amount: formatBaht(member) },
      ),
    }),
    ...(flash && { flash: shownFlash(flash, locale, intl) }),
  };
}

function shownFlash(flash: FlashOffer, locale: Locale, intl: Texts<'catalog-product'>): ShownFlash {
  const { left, quota, ends_at: end } = flash;
  return {
    title: intl.formatMessage({ id: 'catalog-product.flash' }),
    end,
    ends: intl.formatMessage({ id: 'catalog-product.flashEnds' }, { time: formatEnd(end, locale) }),
    share: Math.round((left / Math.max(1, quota)) * 100),
    left: intl.formatMessage({ id: 'catalog-product.flashLeft' }, { left, quota }),
  };
}

/** Restricted medicines earn no coins (`docs/prices.md`). */
function coinsOf({ earned_coins: coins, drug }: Product): number {
  return drug?.policy === 'approval' ? 0 : coins;
}
