import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { Locale } from '../i18n/locale';
import { productPath } from '../pages/catalog-paths';

/*
 * Structured data that a part of the browser makes out of what it shows, so that no page holds it twice. The origin is
 * the configured one, which only the server knows.
 */

export interface Crumb {
  readonly name: string;
  /** Public path, language prefix included; the page itself has none. */
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

/** A page of a list of products. */
export interface ListPlace {
  readonly origin: string;
  /** Position of its first product in the whole list, from 1. */
  readonly first: number;
}

/** The products of one page of a list, in the order shown. */
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
