import { PromotionDetail } from '@/components/offers/promotion-detail';
import { ProductGrid } from '@/components/tiles/product-grid';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { PromotionGroup } from '@/lib/api/contract/offers';
import type { Locale } from '@/lib/i18n/locale';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageTrail } from './page-head';

interface PromotionScreenProps {
  readonly locale: Locale;
  readonly group: PromotionGroup;
  readonly trail: CrumbTrail;
  /** The first of the group. */
  readonly products: readonly ProductCard[];
}

/** A promotion, the set to choose, and its products. */
export function PromotionScreen({ locale, group, trail, products }: PromotionScreenProps) {
  return (
    <PromotionDetail
      locale={locale}
      group={group}
      products={products}
      cards={<ProductGrid products={products} locale={locale} level={3} />}
      trail={<PageTrail locale={locale} trail={trail} />}
    />
  );
}
