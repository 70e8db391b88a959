import type { Metadata } from 'next';
import { CategoryDirectory } from '@/components/catalog/category-directory';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing } from '@/components/catalog/product-listing';
import { SearchEmpty } from '@/components/catalog/search-empty';
import { readCategoryTree } from '@/lib/api/reads';
import { activeFilters } from '@/lib/catalog/list-state';
import { quickAdd } from '../../../add-to-cart-slots';
import { crumbs } from '../../../crumbs';
import { filterNames } from '../../../filter-names';
import { loadPage, searchMetadata, type SearchPageProps } from './load-page';

/** Whatever somebody types is asked of the service there and then. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  return searchMetadata(await loadPage(props));
}

export default async function SearchPage(props: SearchPageProps) {
  const page = await loadPage(props);
  const { locale, intl, path, state } = page;
  const categories = await readCategoryTree(locale);
  const directory = (
    <CategoryDirectory categories={categories} locale={locale} withDepartments={false} />
  );
  const trail = crumbs(locale, intl, page.trail);
  if (
    state.keyword === undefined ||
    (page.products.total === 0 && activeFilters(state).length === 0)
  )
    return (
      <SearchEmpty locale={locale} keyword={state.keyword} crumbs={trail} categories={directory} />
    );
  return (
    <ProductListing
      {...page}
      crumbs={trail}
      names={await filterNames(locale, state)}
      links={<CategoryFilter categories={categories} path={path} state={state} intl={intl} />}
      cardAction={quickAdd(intl)}
    />
  );
}
