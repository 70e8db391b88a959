import type { ProductCard } from '@/lib/catalog/contract';
import type { FlashOffer } from '@/lib/offers/contract';
import { formatBaht } from '@/lib/format/money';
import type { Texts } from '@/lib/i18n/texts';

export interface FlashTile {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** Sale price in baht. */
  readonly amount: number;
  /** Sale price and previous price as text. */
  readonly price: string;
  readonly was: string | null;
  readonly saving: string;
  readonly quota: Quota;
}

export interface Quota {
  readonly percent: number;
  readonly few: boolean;
  readonly words: string;
}

/** Remaining quantity from which on the number is shown. */
const FEW = 20;

export function flashTileOf(
  product: ProductCard,
  flash: FlashOffer,
  intl: Texts<'offers'>,
): FlashTile {
  const { amount, was, percent } = product.now;
  return {
    id: product.id,
    name: product.product_name,
    picture: product.image.thumbnail_url,
    amount,
    price: formatBaht(amount),
    was: was === null ? null : formatBaht(was),
    saving: intl.formatMessage({ id: 'offers.saving' }, { percent }),
    quota: quotaOf(flash, intl),
  };
}

function quotaOf({ left, quota }: FlashOffer, intl: Texts<'offers'>): Quota {
  const percent = Math.floor(((quota - left) / quota) * 100);
  const few = left <= FEW;
  const words = few
    ? intl.formatMessage({ id: 'offers.onlyLeft' }, { count: left })
    : intl.formatMessage({ id: 'offers.sold' }, { percent });
  return { percent, few, words };
}
