import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { Locale } from '../i18n/locale';
import { productPath } from '../pages/catalog-paths';

/*
 * Structured data built by client components from what they show, so that pages do not ship it twice. The origin is
 * configured on the server and passed in.
 */

export interface Crumb {
  readonly name: string;
  /** Public path with language prefix; missing for the current page. */
  readonly href?: string;
}

export function breadcrumbList(
  origin: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href === undefined ? {} : { item: new URL(href, origin).href }),
    })),
  };
}

export interface ListPlace {
  readonly origin: string;
  /** Position of the page's first product in the whole list, from 1. */
  readonly first: number;
}

/** Products of one list page, in display order. */
export function itemList(
  locale: Locale,
  { origin, first }: ListPlace,
  products: readonly { readonly id: number; readonly name: string }[],
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: new URL(productPath(locale, { id, product_name: name }), origin).href,
    })),
  };
}
