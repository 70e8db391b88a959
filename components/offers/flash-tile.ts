import type { ProductCard } from '@/lib/api/contract/catalog';
import type { FlashOffer } from '@/lib/api/contract/offers';
import { formatBaht } from '@/lib/format/money';
import type { Texts } from '@/lib/i18n/texts';

/** A product of a flash sale, worded where it is made: the browser gets it once for each card. */
export interface FlashTile {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** Baht. */
  readonly amount: number;
  /** The same in words, as is what it was before. */
  readonly price: string;
  readonly was: string | null;
  readonly saving: string;
  readonly quota: Quota;
}

/** How much of what is sold at the price is gone. */
export interface Quota {
  readonly percent: number;
  readonly few: boolean;
  readonly words: string;
}

/** So few pieces are worth naming. */
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
