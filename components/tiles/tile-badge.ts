import type { BadgeTone } from '@/components/ui/badge';
import type { ProductCard } from '@/lib/catalog/contract';
import type { PromotionKind } from '@/lib/offers/contract';
import { needsApproval } from '@/lib/catalog/medicine';
import { flashNow } from '@/lib/catalog/price-now';
import { clockTime } from '@/lib/format/bangkok';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

export interface TileBadge {
  readonly tone: BadgeTone;
  readonly text: string;
  /** End of the flash sale. */
  readonly end?: {
    /** ISO 8601. */
    readonly at: string;
    readonly text: string;
  };
}

const PROMOTION_NAMES: Readonly<Record<PromotionKind, MessageId<'catalog'>>> = {
  buy_1_get_1: 'catalog.promotion.buy_1_get_1',
  buy_2_get_1: 'catalog.promotion.buy_2_get_1',
  member_percent: 'catalog.promotion.member_percent',
};

/** One badge per tile: the obstacle to buying, else the best offer. */
export function badgeOf(product: ProductCard, intl: Texts<'catalog'>): TileBadge | undefined {
  if (product.stock === 'none') {
    return { tone: 'neutral', text: intl.formatMessage({ id: 'catalog.soldOut' }) };
  }
  if (needsApproval(product)) return undefined;
  const flash = flashNow(product);
  if (flash) {
    const time = clockTime(flash.ends_at);
    return {
      tone: 'sale',
      text: intl.formatMessage({ id: 'catalog.flash' }),
      end: { at: flash.ends_at, text: intl.formatMessage({ id: 'catalog.flashUntil' }, { time }) },
    };
  }
  const [promotion] = product.promotions;
  if (promotion) {
    const { kind, percent } = promotion;
    return {
      tone: kind === 'member_percent' ? 'info' : 'sale',
      text: intl.formatMessage({ id: PROMOTION_NAMES[kind] }, { percent }),
    };
  }
  const { percent } = product.now;
  if (percent === 0) return undefined;
  return { tone: 'sale', text: intl.formatMessage({ id: 'catalog.saving' }, { percent }) };
}
