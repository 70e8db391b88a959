import { use } from 'react';
import { ProductListing, type ProductListingProps } from '@/components/screens/product-listing';
import { PromotionDetail } from '@/components/offers/promotion-detail';
import { PromotionLink } from '@/components/offers/promotion-link';
import { ProductGrid } from '@/components/tiles/product-grid';
import type { ProductCard } from '@/lib/catalog/contract';
import type { PromotionGroup } from '@/lib/offers/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { crumbs, type CrumbTrail } from '@/lib/seo/crumbs';
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

interface PromotionProductsScreenProps extends Pick<
  ProductListingProps,
  'locale' | 'path' | 'state' | 'scope' | 'products' | 'names' | 'title' | 'intro'
> {
  readonly group: PromotionGroup;
  readonly trail: CrumbTrail;
}

/** All products of a promotion, with the way to it. */
export function PromotionProductsScreen(props: PromotionProductsScreenProps) {
  const { group, trail, ...listing } = props;
  const { locale } = listing;
  const intl = use(getIntl(locale, 'catalog', 'offers'));
  return (
    <ProductListing
      {...listing}
      crumbs={crumbs(locale, intl, trail)}
      links={
        <PromotionLink
          href={pathTo(locale, '/promotions/:promotion', { promotion: group.id })}
          label={intl.formatMessage({ id: 'offers.toPromotion' })}
        />
      }
    />
  );
}
