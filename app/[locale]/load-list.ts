import { notFound } from 'next/navigation';
import type { FilterNames } from '@/components/catalog/filter-names';
import type { ProductPage } from '@/lib/api/contract/catalog';
import { readProducts } from '@/lib/api/reads';
import {
  pageCount,
  parseListState,
  PLAIN_LIST,
  toProductQuery,
  withinScope,
  type ListScope,
  type ListState,
  type SearchParams,
} from '@/lib/catalog/list-state';
import { nearEqualLast } from '@/lib/catalog/near-equal';
import type { Locale } from '@/lib/i18n/locale';
import { filterNames, withAttributeNames } from './filter-names';

export interface LoadedList {
  readonly state: ListState;
  readonly scope: ListScope;
  readonly products: ProductPage;
  readonly names: FilterNames;
}

/** A page of products for an address; a page number that is none or lies past the end is 404. */
export async function loadList(
  locale: Locale,
  searchParams: Promise<SearchParams>,
  scope: ListScope = {},
): Promise<LoadedList> {
  const asked = parseListState(await searchParams);
  if (!asked) notFound();
  const inScope = withinScope(asked, scope);
  const names = await filterNames(locale, inScope);
  const state = onlyKnown(inScope, names);
  const products = await readProducts(toProductQuery(locale, state, scope));
  if (state.page > pageCount(products.total)) notFound();
  return {
    state,
    scope,
    products: isTop(state) ? { ...products, entities: nearEqualLast(products.entities) } : products,
    names: withAttributeNames(names, state, products.facets),
  };
}

/** The beginning of a list in the shop's own order, which is to show much of what there is. */
function isTop({ page, sort, keyword }: ListState): boolean {
  return page === 1 && sort === PLAIN_LIST.sort && keyword === undefined;
}

/** Brands, categories and departments that are not there filter nothing. */
function onlyKnown(state: ListState, { brands, categories, depts }: FilterNames): ListState {
  const { category } = state;
  return {
    ...state,
    category: category !== undefined && category in categories ? category : undefined,
    brands: state.brands.filter((id) => id in brands),
    depts: state.depts.filter((slug) => slug in depts),
  };
}
