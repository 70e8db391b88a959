import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Badge } from '@/components/ui/badge';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { FlashOffer, PromotionKind } from '@/lib/api/contract/offers';
import { flashNow } from '@/lib/catalog/price-now';
import { clockTime } from '@/lib/format/bangkok';
import { needsApproval } from './drug-names';

/** Puts a running clock of another domain into the badge of a flash sale. */
export type FlashTime = (flash: FlashOffer) => ReactNode;

interface ProductCardBadgeProps {
  readonly product: ProductCard;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
  readonly flashTime?: FlashTime | undefined;
}

const PROMOTION_NAMES: Readonly<Record<PromotionKind, string>> = {
  buy_1_get_1: 'catalog.promotion.buy_1_get_1',
  buy_2_get_1: 'catalog.promotion.buy_2_get_1',
  member_percent: 'catalog.promotion.member_percent',
};

/** One badge a card: what keeps somebody from buying, else the best of what invites them. */
export function ProductCardBadge({ product, intl, flashTime }: ProductCardBadgeProps) {
  if (product.stock === 'none') {
    return <Badge tone="neutral">{intl.formatMessage({ id: 'catalog.soldOut' })}</Badge>;
  }
  if (needsApproval(product)) return null;
  const flash = flashNow(product);
  const [promotion] = product.promotions;
  if (flash) {
    return (
      <Badge tone="sale">
        {intl.formatMessage({ id: 'catalog.flash' })} {(flashTime ?? until(intl))(flash)}
      </Badge>
    );
  }
  if (promotion) {
    const { kind, percent } = promotion;
    return (
      <Badge tone={kind === 'member_percent' ? 'info' : 'sale'}>
        {intl.formatMessage({ id: PROMOTION_NAMES[kind] }, { percent })}
      </Badge>
    );
  }
  const { percent } = product.now;
  if (percent === 0) return null;
  return <Badge tone="sale">{intl.formatMessage({ id: 'catalog.saving' }, { percent })}</Badge>;
}

/** The end of the sale. */
function until(intl: IntlShape): FlashTime {
  return function FlashEnd({ ends_at }) {
    return intl.formatMessage({ id: 'catalog.flashUntil' }, { time: clockTime(ends_at) });
  };
}
