import { use } from 'react';
import { BrandCategories } from '@/components/catalog/brands/brand-categories';
import { BrandHead } from '@/components/catalog/brands/brand-head';
import { BrandStore } from '@/components/catalog/brands/brand-store';
import { ProductListing, type ProductListingProps } from '@/components/screens/product-listing';
import type { BrandCategory, BrandDetail, ProductCard } from '@/lib/catalog/contract';
import { getIntl } from '@/lib/i18n/server';
import { crumbs, type CrumbTrail } from '@/lib/seo/crumbs';
import { bannerPictures, bestsellerRail } from './bestsellers';

interface BrandScreenProps extends Pick<
  ProductListingProps,
  'locale' | 'path' | 'state' | 'scope' | 'products' | 'names' | 'title'
> {
  readonly brand: BrandDetail;
  /** In which it has products. */
  readonly categories: readonly BrandCategory[];
  readonly trail: CrumbTrail;
  /** Best sellers for the front of a store; undefined on list pages. */
  readonly bestsellers: readonly ProductCard[] | undefined;
}

/** The products of a brand, below its store front or its head. */
export function BrandScreen(props: BrandScreenProps) {
  const { brand, categories, trail, bestsellers, ...listing } = props;
  const { locale, path, state } = listing;
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <ProductListing
      {...listing}
      layout="brand"
      crumbs={crumbs(locale, intl, trail)}
      head={
        bestsellers ? (
          <BrandStore
            brand={brand}
            locale={locale}
            pictures={bannerPictures(bestsellers)}
            bestsellers={bestsellerRail(bestsellers, locale)}
          />
        ) : (
          <BrandHead brand={brand} locale={locale} />
        )
      }
      aside={
        <BrandCategories
          brand={brand}
          categories={categories}
          path={path}
          state={state}
          locale={locale}
        />
      }
    />
  );
}
