import type { ProductList } from './contract.ts';
import type { ListName } from '../pages/path-to.ts';

/** Lists under `/ecommerce` (`docs/product/pages.md`, "Addresses"), mapped to the service's list names. */
const LIST_PAGES = {
  'all-products': undefined,
  'new-arrival': 'new-arrival',
  'products-flashsale': 'flashsale',
  'products-of-week': 'week',
  'products-promotion': 'promotion',
  recommends: 'recommends',
} as const satisfies Record<ListName, ProductList | undefined>;

export type ListPage = keyof typeof LIST_PAGES;

export const LIST_PAGE_NAMES = Object.keys(LIST_PAGES) as readonly ListPage[];

export function isListPage(value: string): value is ListPage {
  return Object.hasOwn(LIST_PAGES, value);
}

/** Page of a list of the service. */
export function pageOfList(list: ProductList): ListPage {
  return LIST_PAGE_NAMES.find((page) => LIST_PAGES[page] === list) ?? 'all-products';
}

/** The service's list name; undefined for all products. */
export function serviceList(page: ListPage): ProductList | undefined {
  return LIST_PAGES[page];
}
