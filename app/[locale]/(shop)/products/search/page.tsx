import type { Metadata } from 'next';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing } from '@/components/catalog/product-listing';
import { orEmpty } from '@/components/layout/left-out';
import { SearchEmpty } from '@/components/screens/search-empty';
import { SearchMeant } from '@/components/screens/search-meant';
import { readCategoryTree } from '@/lib/api/reads';
import { activeFilters } from '@/lib/catalog/active-filters';
import { crumbs } from '@/lib/seo/crumbs';
import { loadPage, searchMetadata, type SearchPageProps } from './load-page';

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  return searchMetadata(await loadPage(props));
}

export default async function SearchPage(props: SearchPageProps) {
  const page = await loadPage(props);
  const { locale, intl, state, products } = page;
  const categories = await orEmpty(readCategoryTree(locale));
  const trail = crumbs(locale, intl, page.trail);
  if (state.keyword === undefined || (page.isEmpty && activeFilters(state).length === 0)) {
    return <SearchEmpty {...page} categories={categories} crumbs={trail} />;
  }
  return (
    <ProductListing
      {...page}
      crumbs={trail}
      correction={<SearchMeant {...page} />}
      links={<CategoryFilter {...page} categories={categories} facets={products.facets} />}
    />
  );
}
