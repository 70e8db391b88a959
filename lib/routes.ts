import { ownPath } from './api/contract/own-path.ts';
import { localePath, type Locale } from './i18n/locale.ts';

/**
 * The name in `/products/{name?}/{id}` (`docs/product/pages.md`, "Addresses"): lower-case, spaces and slashes become
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

/** What a product's address is made of; the name is in the language of the page. */
export interface NamedProduct {
  readonly id: number;
  readonly product_name: string;
}

/** A name that leaves nothing of itself, or would climb up the path, is left out. */
export function productPath(locale: Locale, product: NamedProduct): string {
  const slug = slugify(product.product_name);
  const name = /^\.*$/.test(slug) ? '' : `${encodeURIComponent(slug)}/`;
  return localePath(locale, `/products/${name}${String(product.id)}`);
}

export function brandPath(locale: Locale, id: number): string {
  return localePath(locale, `/brands/${String(id)}`);
}

export function branchPath(locale: Locale, id: number): string {
  return localePath(locale, `/branches/${String(id)}`);
}

export function promotionPath(locale: Locale, id: number): string {
  return localePath(locale, `/promotions/${String(id)}`);
}

export function promotionProductsPath(locale: Locale, id: number): string {
  return localePath(locale, `/promotions-product/${String(id)}`);
}

/** Ids in addresses: no signs, no leading zeros, small enough for a 32-bit column. */
export function parseId(segment: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined;
}

/** The decoded segments of an address, or undefined where an escape is broken. */
export function decodeSegments(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

export function loginPath(locale: Locale, returnTo: string): string {
  return `${localePath(locale, '/login')}?return_to=${encodeURIComponent(returnTo)}`;
}

/** Where a phone that has proved itself says who it is, and comes back from. */
export function registerPath(locale: Locale, returnTo: string): string {
  return `${localePath(locale, '/register')}?return_to=${encodeURIComponent(returnTo)}`;
}

/** @param returnTo as it stands in an address */
export function linkAccountPath(locale: Locale, returnTo: string | null): string {
  const page = localePath(locale, '/register/link_account');
  return returnTo === null ? page : `${page}?return_to=${encodeURIComponent(returnTo)}`;
}

/** A path of our own to come back to after login; anything else becomes the home page. */
export function safeReturnPath(locale: Locale, value: string | null): string {
  return ownPath(value ?? '') ?? localePath(locale, '/');
}
