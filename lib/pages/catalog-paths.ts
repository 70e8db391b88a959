import type { Locale } from '../i18n/locale.ts';
import { pathTo } from './path-to.ts';

/**
 * Name part of `/products/{name?}/{id}` (`docs/product/pages.md`, "Addresses"): lower-case, spaces and slashes become
 * hyphens, question marks and hash signs are removed.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?#%\\]/g, '')
    .trim()
    .replace(/[\s/]+/g, '-');
}

/** Parts of a product URL; the name is in the page language. */
export interface NamedProduct {
  readonly id: number;
  readonly product_name: string;
}

/** Omits names whose slug is empty or would traverse the path. */
export function productPath(locale: Locale, { id, product_name }: NamedProduct): string {
  const slug = slugify(product_name);
  const name = /^\.*$/.test(slug) ? undefined : slug;
  return pathTo(locale, '/products/:name?/:product', { name, product: id });
}

export function searchPath(locale: Locale, keyword: string): string {
  return `${pathTo(locale, '/products/search')}?keyword=${encodeURIComponent(keyword)}`;
}
