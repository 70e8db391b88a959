import { use } from 'react';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing, type ProductListingProps } from '@/components/screens/product-listing';
import { sayer } from '@/components/common/say';
import { FlashHead } from '@/components/offers/flash-head';
import type { Category } from '@/lib/catalog/contract';
import type { ListPage } from '@/lib/catalog/list-pages';
import { getIntl } from '@/lib/i18n/server';
import { crumbs, type CrumbTrail } from '@/lib/seo/crumbs';

interface ListScreenProps extends Pick<
  ProductListingProps,
  'locale' | 'path' | 'state' | 'scope' | 'products' | 'names' | 'title' | 'intro'
> {
  readonly list: ListPage;
  readonly trail: CrumbTrail;
  readonly categories: readonly Category[];
}

/** A list of the shop: new arrivals, promotions, the flash sale. */
export function ListScreen({ list, trail, categories, ...listing }: ListScreenProps) {
  const { locale, path, state, products } = listing;
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <ProductListing
      {...listing}
      crumbs={crumbs(locale, intl, trail)}
      links={
        <CategoryFilter
          categories={categories}
          facets={products.facets}
          path={path}
          state={state}
          say={sayer(intl)}
        />
      }
      countdown={list === 'products-flashsale' && <FlashHead locale={locale} />}
      ticking
    />
  );
}
