import { notFound } from 'next/navigation';
import type { FilterNames } from '@/components/catalog/filter-names';
import type { ProductPage } from '@/lib/catalog/contract';
import { readProducts } from '@/lib/catalog/reads';
import {
  parseListState,
  PER_PAGE,
  PLAIN_LIST,
  toProductQuery,
  withinScope,
  type ListParams,
  type ListScope,
  type ListState,
} from '@/lib/catalog/list-state';
import { nearEqualLast } from '@/lib/catalog/near-equal';
import type { Locale } from '@/lib/i18n/locale';
import { pageCount } from '@/lib/pages/search-params';
import { filterNames, withFacetNames } from './filter-names';

export interface LoadedList {
  readonly state: ListState;
  readonly scope: ListScope;
  readonly products: ProductPage;
  readonly names: FilterNames;
}

/** One page of products; 404 for an invalid page number or one past the end. */
export async function loadList(
  locale: Locale,
  searchParams: Promise<ListParams>,
  scope: ListScope = {},
): Promise<LoadedList> {
  const asked = parseListState(await searchParams);
  if (!asked) notFound();
  const inScope = withinScope(asked, scope);
  const { names, state } = await filterNames(locale, inScope);
  const products = await readProducts(toProductQuery(locale, state, scope));
  if (state.page > pageCount(products.total, PER_PAGE)) notFound();
  return {
    state,
    scope,
    products: isTop(state) ? { ...products, entities: nearEqualLast(products.entities) } : products,
    names: withFacetNames(names, state, products.facets),
  };
}

/** First page of a list in the default order, which should show a broad selection. */
function isTop({ page, sort, keyword }: ListState): boolean {
  return page === 1 && sort === PLAIN_LIST.sort && keyword === undefined;
}
