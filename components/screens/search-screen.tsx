import { use } from 'react';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing, type ProductListingProps } from '@/components/screens/product-listing';
import { sayer } from '@/components/common/say';
import type { CareGuide } from '@/lib/care-guides/contract';
import type { Category, PriceRead } from '@/lib/catalog/contract';
import { ChoiceCounter } from '@/components/search/choice-counter';
import { SearchPrice } from '@/components/search/search-price';
import { activeFilters } from '@/lib/catalog/active-filters';
import { changeList, listHref, PLAIN_LIST, type ListState } from '@/lib/catalog/list-state';
import { getIntl } from '@/lib/i18n/server';
import { crumbs as crumbsOf, type CrumbTrail } from '@/lib/seo/crumbs';
import { SearchCare } from './search-care';
import { SearchEmpty } from './search-empty';
import { SearchMeant } from './search-meant';
import { SearchOrder } from './search-order';

interface SearchScreenProps extends Pick<
  ProductListingProps,
  'locale' | 'path' | 'state' | 'scope' | 'products' | 'names' | 'title'
> {
  /** No results, and no alternative shown. */
  readonly isEmpty: boolean;
  /** Prices read from the words of the search. */
  readonly price: PriceRead | null;
  readonly trail: CrumbTrail;
  readonly categories: readonly Category[];
  readonly guides: readonly CareGuide[];
}

/** Results of a search, or other ways to the products. */
export function SearchScreen(props: SearchScreenProps) {
  const { isEmpty, price, trail, categories, guides, ...listing } = props;
  const { locale, path, state, products } = listing;
  const intl = use(getIntl(locale, 'catalog'));
  const say = sayer(intl);
  const crumbs = crumbsOf(locale, intl, trail);
  const words = price?.keyword ?? state.keyword ?? '';
  const hasFilters = activeFilters(state).length > 0;
  if (!hasFilters && (state.keyword === undefined || isEmpty)) {
    return <SearchEmpty {...{ locale, say, state, path, products, categories, guides, crumbs }} />;
  }
  return (
    <ProductListing
      {...listing}
      crumbs={crumbs}
      correction={
        <>
          <SearchOrder {...{ locale, say }} keyword={state.keyword} />
          {words !== '' && <ChoiceCounter keyword={words} />}
          {price && <SearchPrice {...{ price, say }} without={withoutPrice(path, state)} />}
          <SearchMeant {...{ state, products, path, say }} />
          {state.page === 1 && <SearchCare {...{ guides, locale }} />}
        </>
      }
      links={<CategoryFilter {...{ categories, path, state, say }} facets={products.facets} />}
    />
  );
}

function withoutPrice(path: string, state: ListState): string | undefined {
  if (state.keyword === undefined) return undefined;
  const sort = PLAIN_LIST.sort;
  return listHref(path, changeList(state, { priceMin: undefined, priceMax: undefined, sort }));
}
