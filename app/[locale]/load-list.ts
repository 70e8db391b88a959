import { notFound } from 'next/navigation';
import type { ProductPage } from '@/lib/api/contract/catalog';
import { readProducts } from '@/lib/api/reads';
import {
  pageCount,
  parseListState,
  toProductQuery,
  type ListScope,
  type ListState,
  type SearchParams,
} from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';

export interface LoadedList {
  readonly state: ListState;
  readonly products: ProductPage;
}

/** A page of products for an address; a page number that is none or lies past the end is 404. */
export async function loadList(
  locale: Locale,
  searchParams: Promise<SearchParams>,
  scope: ListScope = {},
): Promise<LoadedList> {
  const state = parseListState(await searchParams);
  if (!state) notFound();
  const products = await readProducts(toProductQuery(locale, state, scope));
  if (state.page > pageCount(products.total)) notFound();
  return { state, products };
}
