import { use } from 'react';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing, type ProductListingProps } from '@/components/screens/product-listing';
import { sayer } from '@/components/common/say';
import type { CareGuide } from '@/lib/care-guides/contract';
import type { Category } from '@/lib/catalog/contract';
import { activeFilters } from '@/lib/catalog/active-filters';
import { getIntl } from '@/lib/i18n/server';
import { crumbs as crumbsOf, type CrumbTrail } from '@/lib/seo/crumbs';
import { SearchCare } from './search-care';
import { SearchEmpty } from './search-empty';
import { SearchMeant } from './search-meant';

interface SearchScreenProps extends Pick<
  ProductListingProps,
  'locale' | 'path' | 'state' | 'scope' | 'products' | 'names' | 'title'
> {
  /** No results, and no alternative shown. */
  readonly isEmpty: boolean;
  readonly trail: CrumbTrail;
  readonly categories: readonly Category[];
  readonly guides: readonly CareGuide[];
}

/** Results of a search, or other ways to the products. */
export function SearchScreen(props: SearchScreenProps) {
  const { isEmpty, trail, categories, guides, ...listing } = props;
  const { locale, path, state, products } = listing;
  const intl = use(getIntl(locale, 'catalog'));
  const say = sayer(intl);
  const crumbs = crumbsOf(locale, intl, trail);
  if (state.keyword === undefined || (isEmpty && activeFilters(state).length === 0)) {
    return <SearchEmpty {...{ locale, say, state, products, categories, guides, crumbs }} />;
  }
  return (
    <ProductListing
      {...listing}
      crumbs={crumbs}
      correction={
        <>
          <SearchMeant {...{ state, products, locale, say }} />
          {state.page === 1 && <SearchCare {...{ guides, locale }} />}
        </>
      }
      links={<CategoryFilter {...{ categories, path, state, say }} facets={products.facets} />}
    />
  );
}
