import type { PromotionKind } from '@/lib/offers/contract';
import { SET_SIZES } from '@/lib/offers/contract-values';
import type { MessageId } from '@/lib/i18n/messages';

interface PromotionWords {
  readonly title: MessageId<'catalog-product'>;
  readonly how: MessageId<'catalog-product'>;
  /**
   * Pieces of a complete set, one of them free (`docs/product/cart.md`, "Sets"); undefined for promotions without sets.
   */
  readonly size: number | undefined;
}

export const PROMOTIONS: Readonly<Record<PromotionKind, PromotionWords>> = {
  buy_1_get_1: {
    title: 'catalog-product.buy1',
    how: 'catalog-product.buy1How',
    size: SET_SIZES.buy_1_get_1,
  },
  buy_2_get_1: {
    title: 'catalog-product.buy2',
    how: 'catalog-product.buy2How',
    size: SET_SIZES.buy_2_get_1,
  },
  member_percent: {
    title: 'catalog-product.memberPercent',
    how: 'catalog-product.memberPercentHow',
    size: undefined,
  },
};
