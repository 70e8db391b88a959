import { notFound } from 'next/navigation';
import type { FilterNames } from '@/components/catalog/filter-names';
import type { PriceRead, ProductPage } from '@/lib/catalog/contract';
import { asRead } from '@/lib/catalog/price-read';
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
  /** Prices read from the words of a search. */
  readonly price: PriceRead | null;
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
  const { names, state: typed } = await filterNames(locale, inScope);
  const products = await readProducts(toProductQuery(locale, typed, scope));
  const { state, price } = asRead(typed, products);
  if (state.page > pageCount(products.total, PER_PAGE)) notFound();
  return {
    state,
    price,
    scope,
    products: isTop(state) ? { ...products, entities: nearEqualLast(products.entities) } : products,
    names: withFacetNames(names, state, products.facets),
  };
}

/** First page of a list in the default order, which should show a broad selection. */
function isTop({ page, sort, keyword }: ListState): boolean {
  return page === 1 && sort === PLAIN_LIST.sort && keyword === undefined;
}
